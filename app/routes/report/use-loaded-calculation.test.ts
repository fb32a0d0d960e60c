import { sql } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepState, keptState } from '../../features/calculator/kept-state.ts';
import { testServices, type TestServices } from '../../../server/testing/services.ts';
import { storeUser } from '../../../server/testing/store-user.ts';
import { requestContext } from '../../request-context.server.ts';
import { loadedCalculation } from './my-reports.server.ts';
import { takeOver } from './use-loaded-calculation.ts';
import { saveCalculatorData } from '../../../server/testing/report-steps.ts';

/** A browser's storage, as far as it is used here. */
class Storage {
  getItem(name: string): string | null {
    const kept = (this as unknown as Record<string, unknown>)[name];
    return typeof kept === 'string' ? kept : null;
  }
  setItem(name: string, text: string): void {
    Object.assign(this, { [name]: text });
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

let site: TestServices;
beforeEach(async () => {
  site = await testServices();
  vi.stubGlobal('localStorage', new Storage());
  vi.stubGlobal('sessionStorage', new Storage());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await site.close();
});

test('saved data that failed to load is loaded by the next page of the same sign-in', async () => {
  const { services } = site;
  const { uid } = await storeUser(services);
  const signedIn = { uid, phone: null, sessionId: 'session', role: null };
  const context = new RouterContextProvider();
  context.set(requestContext, { services, nonce: '', clientAddress: '::1', signedIn });
  await saveCalculatorData(services, signedIn, { lat: 56.2, lon: 10.2, slope: 25 });

  await sql`alter table user_calculator_data rename to away`.execute(services.db);
  const failed = await loadedCalculation(context);
  expect(failed.query).toBeNull();
  await takeOver(failed);
  expect(await keptState()).toBeNull();

  await sql`alter table away rename to user_calculator_data`.execute(services.db);
  await takeOver(await loadedCalculation(context));
  expect(await keptState()).toEqual({ lat: 56.2, lon: 10.2, slope: 25 });
});

test('a new house calculated before signing in takes nothing of the saved one’s roof', async () => {
  keepState({ lat: 56.1, lon: 10.2, averageMonthlySpendingDKK: 1800 });
  const query = 'lat=55.7&lon=12.5&slope=15&roofType=flat&roofFaces=15_90&loanTermYears=12';
  await takeOver({ uid: 'anna', sessionId: 'session', query });
  expect(await keptState()).toEqual({
    lat: 56.1,
    lon: 10.2,
    averageMonthlySpendingDKK: 1800,
    loanTermYears: 12,
  });
});
