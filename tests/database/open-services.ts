import { afterEach } from 'vitest';
import { testServices, type TestServices } from '../../server/testing/services.ts';

export type OpenServices = (
  environment?: Readonly<Record<string, string>>,
) => Promise<TestServices>;

/** Opens services for one test and closes them after it. */
export function servicesPerTest(
  databaseOf: (state: 'empty' | 'filled') => Promise<Readonly<Record<string, string>>>,
): OpenServices {
  const opened: TestServices[] = [];
  afterEach(async () => {
    for (const services of opened.splice(0)) await services.close();
  });
  return async (environment = {}) => {
    // A server's settings may change what it fills its database with.
    const state = Object.keys(environment).length === 0 ? 'filled' : 'empty';
    const services = await testServices({ ...(await databaseOf(state)), ...environment });
    opened.push(services);
    return services;
  };
}
