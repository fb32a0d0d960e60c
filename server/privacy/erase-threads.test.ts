import { expect, test } from 'vitest';
import { testServices } from '../testing/services.ts';
import { storeUser } from '../testing/store-user.ts';
import { erasePerson } from './erase.ts';

test('an erasure ends the threads that may know words of the reports', async () => {
  const { services, close } = await testServices();
  const { uid } = await storeUser(services, { phone: '+4520304050' });
  let forgot = 0;
  const work = { ...services.work, forget: () => void (forgot += 1) };
  await erasePerson({ ...services, work }, { uid, phone: '+4520304050' });
  expect(forgot).toBe(1);
  await close();
});
