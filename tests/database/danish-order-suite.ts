import { describe, expect, test } from 'vitest';
import { listStaff } from '../../server/admin/people.ts';
import { listOwners } from '../../server/leads/read-lead.ts';
import { listRecords } from '../../server/records/read-records.ts';
import type { Services } from '../../server/services.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf, valueOf } from './staff-steps.ts';

// Retskrivningsordbogen § 3, DS 377: å last, aa as å, capital and small letters together.
const IN_ORDER = [
  'anders',
  'Anna',
  'bo',
  'Bodil',
  'Jens 2',
  'Jens 10',
  'Zita',
  'Ærlig',
  'øjvind',
  'Østen',
  'Aage',
  'åse',
];
const SHUFFLED = [7, 3, 11, 0, 9, 5, 2, 10, 8, 1, 6, 4].map((at) => IN_ORDER[at]!);

async function staffNamed(services: Services) {
  const [first] = await Promise.all(
    SHUFFLED.map(async (name, at) => {
      const who = await staffOf(services, `staff${at}`);
      await services.db
        .updateTable('users')
        .set({ name })
        .where('uid', '=', `staff${at}`)
        .execute();
      await services.db
        .insertInto('admins')
        .values({ uid: `staff${at}`, role: 'admin', granted_at: services.now().toISOString() })
        .execute();
      return who;
    }),
  );
  return first!;
}

/** @param open real services on the database under test */
export function danishOrderSuite(open: OpenServices): void {
  describe('Danish order', () => {
    test('is that of the staff, and of whoever can take care of a lead', async () => {
      const { services } = await open();
      const who = await staffNamed(services);
      const { staff } = valueOf(await listStaff(services, who, {}));
      expect(staff.map(({ name }) => name)).toEqual(IN_ORDER);
      const owners = valueOf(await listOwners(services, who, {}));
      expect(owners.map(({ name }) => name)).toEqual(IN_ORDER);
    });

    test('is that of the catalogue: manufacturers, and the models of each', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'mette');
      const [pattern] = await services.db.selectFrom('solar_panels').selectAll().execute();
      await services.db.deleteFrom('solar_panels').execute();
      for (const [at, name] of SHUFFLED.entries()) {
        await services.db
          .insertInto('solar_panels')
          .values({ ...pattern!, model: `model ${at}`, manufacturer: name })
          .execute();
      }
      const panels = valueOf(await listRecords(services, who, { kind: 'panel' }));
      expect(panels.map(({ texts }) => texts['manufacturer'])).toEqual(IN_ORDER);

      const [inverter] = await services.db.selectFrom('inverters').selectAll().execute();
      await services.db.deleteFrom('inverters').execute();
      for (const model_id of SHUFFLED) {
        await services.db
          .insertInto('inverters')
          .values({ ...inverter!, details: JSON.stringify(inverter!.details), model_id })
          .execute();
      }
      const inverters = valueOf(await listRecords(services, who, { kind: 'inverter' }));
      expect(inverters.map(({ id }) => id)).toEqual(IN_ORDER);
    });
  });
}
