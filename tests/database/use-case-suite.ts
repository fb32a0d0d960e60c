import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../domain/result.ts';
import { decodeJson } from '../../server/db/json.ts';
import { command, query, type Change, type Level } from '../../server/use-case/use-case.ts';
import type { Services } from '../../server/services.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';

const NETWORK = '192.0.2.7';
const visitor = whoOf(null, NETWORK);
const signedIn = { uid: 'anna', phone: '+4520304050', sessionId: 'session', role: null };
const user = whoOf(signedIn, NETWORK);
const staff = whoOf({ ...signedIn, uid: 'staff-1', role: 'admin' }, NETWORK);

type Input = { readonly subject: string; readonly text: string | null; readonly refused?: boolean };

/** Writes a counter, as a stand-in for anything that is stored. */
const declared = (access: Level) =>
  command(
    { name: 'test.write', access, idempotent: 'no', audit: 'thing' },
    ({ change }: { readonly change: Change }, _who, { subject, text, refused }: Input) =>
      change(async (transaction, about) => {
        await transaction
          .insertInto('counters')
          .values({ subject, times: '', forget_at: '2030-01-01T00:00:00.000Z' })
          .execute();
        if (text !== null) about({ id: subject, before: { text: 'før' }, after: { text } });
        return refused === true ? fail({ kind: 'refused' as const }) : ok(subject);
      }),
  );

/** @param open real services on the database under test */
export function useCaseSuite(open: OpenServices): void {
  describe('a use case', () => {
    const written = ({ db }: Services) => db.selectFrom('counters').select('subject').execute();
    const log = ({ db }: Services) => db.selectFrom('audit_log').selectAll().execute();

    test.each<[string, Who, Level, string | null]>([
      ['a visitor', visitor, 'anyone', null],
      ['a visitor', visitor, 'user', 'signed-out'],
      ['a visitor', visitor, 'staff', 'signed-out'],
      ['a visitor', visitor, 'customer', null],
      ['a user', user, 'customer', null],
      ['staff', staff, 'customer', 'is-staff'],
      ['staff', staff, 'anyone', null],
      ['a user', user, 'user', null],
      ['a user', user, 'staff', 'not-staff'],
      ['staff', staff, 'user', null],
      ['staff', staff, 'staff', null],
    ])('of %s (%j) that %s may ask for ends as %s', async (_name, who, access, refusal) => {
      const { services } = await open();
      const outcome = await declared(access)(services, who, { subject: 's', text: 'efter' });
      expect(outcome.ok ? null : outcome.error.kind).toBe(refusal);
      expect(await written(services)).toHaveLength(refusal === null ? 1 : 0);
      expect(await log(services)).toHaveLength(refusal === null ? 1 : 0);
      const reading = query({ name: 'test.read', access }, async () => ok('read'));
      const read = await reading(services, who, {});
      expect(read.ok ? null : read.error.kind).toBe(refusal);
    });

    test('that is refused leaves nothing, neither data nor an entry', async () => {
      const { services } = await open();
      const input = { subject: 's', text: 'efter', refused: true };
      expect((await declared('anyone')(services, visitor, input)).ok).toBe(false);
      expect(await written(services)).toEqual([]);
      expect(await log(services)).toEqual([]);
    });

    test('that changed nothing leaves no entry', async () => {
      const { services } = await open();
      await declared('anyone')(services, visitor, { subject: 's', text: null });
      expect(await log(services)).toEqual([]);
    });

    test('is logged: staff by name, others by a hash unique to the person', async () => {
      const { services } = await open();
      const write = declared('anyone');
      for (const [index, who] of [staff, user, user, visitor].entries()) {
        await write(services, who, { subject: `s${index}`, text: 'efter' });
      }
      const entries = (await log(services)).toSorted((a, b) => a.subject.localeCompare(b.subject));
      expect(entries.map(({ actor_kind }) => actor_kind)).toEqual([
        'staff',
        'user',
        'user',
        'visitor',
      ]);
      const actors = entries.map(({ actor }) => actor);
      expect(actors[0]).toBe('staff-1');
      expect(actors[1]).toBe(actors[2]);
      expect(new Set(actors).size).toBe(3);
      expect(JSON.stringify(actors.slice(1))).not.toMatch(/anna|20304050|192\.0\.2/);
      expect(entries[0]).toMatchObject({ action: 'test.write', subject_kind: 'thing' });
      expect(decodeJson(entries[0]!.before)).toEqual({ text: 'før' });
      expect(decodeJson(entries[0]!.after)).toEqual({ text: 'efter' });
    });

    test('is in a log nobody can change; only entries five years old may leave it', async () => {
      const { services } = await open();
      const { db } = services;
      await declared('anyone')(services, staff, { subject: 's', text: 'efter' });
      const entry = (await log(services))[0]!;
      const changed = db.updateTable('audit_log').set({ before: null }).execute();
      await expect(changed).rejects.toThrow('append-only');
      await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
      expect(await log(services)).toEqual([entry]);
      const old = { ...entry, id: 'old', at: '2020-01-01T00:00:00.000Z' };
      await db
        .insertInto('audit_log')
        .values({ ...old, before: null, after: null })
        .execute();
      await db.deleteFrom('audit_log').where('id', '=', 'old').execute();
      expect(await log(services)).toEqual([entry]);
    });
  });
}
