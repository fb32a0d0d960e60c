import { afterEach } from 'vitest';
import { testServices, type TestServices } from '../../server/testing/services.ts';

export type OpenServices = (
  environment?: Readonly<Record<string, string>>,
) => Promise<TestServices>;

/** Opens services for one test and closes them after it. */
export function servicesPerTest(
  databaseOf: () => Promise<Readonly<Record<string, string>>>,
): OpenServices {
  const opened: TestServices[] = [];
  afterEach(async () => {
    for (const services of opened.splice(0)) await services.close();
  });
  return async (environment = {}) => {
    const services = await testServices({ ...(await databaseOf()), ...environment });
    opened.push(services);
    return services;
  };
}
