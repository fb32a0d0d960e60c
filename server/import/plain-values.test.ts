import { expect, test } from 'vitest';
import { readExport } from './export-file.ts';
import { isoTime } from './known-fields.ts';

const TIME = '2025-03-02T10:15:00.000Z';
const MS = Date.parse(TIME);

/** When the report of the file was made, as the import reads it. */
function createdAt(file: unknown): string | null {
  const read = readExport(JSON.stringify(file));
  if (!read.ok) throw new Error(read.error.reason);
  const report = read.value.reports?.['r1'] as Record<string, unknown> | undefined;
  return isoTime(report?.['createdAt']);
}
const withTime = (time: unknown) => ({ reports: { r1: { createdAt: time } } });

test.each([
  ['ISO 8601', TIME],
  ['ISO 8601 without milliseconds', '2025-03-02T10:15:00Z'],
  ['ISO 8601 with an offset', '2025-03-02T11:15:00+01:00'],
  ['milliseconds', MS],
  ['milliseconds as text', String(MS)],
  ['_seconds', { _seconds: MS / 1000, _nanoseconds: 0 }],
  ['seconds', { seconds: MS / 1000, nanoseconds: 0 }],
  [
    'a datatype with _seconds',
    { __datatype__: 'timestamp', value: { _seconds: MS / 1000, _nanoseconds: 0 } },
  ],
  ['a datatype with ISO text', { __datatype__: 'timestamp', value: TIME }],
])('a time as %s is read', (_, time) => {
  expect(createdAt(withTime(time))).toBe(TIME);
});

test('parts of a second are kept to the millisecond', () => {
  expect(createdAt(withTime({ _seconds: MS / 1000, _nanoseconds: 123_456_789 }))).toBe(
    '2025-03-02T10:15:00.123Z',
  );
});

test.each([
  ['a number of another kind', 5],
  ['seconds as a number', MS / 1000],
  ['an object with other fields', { seconds: MS / 1000, zone: 'CET' }],
  ['seconds beyond any time', { seconds: 1e300 }],
])('%s is no time', (_, time) => {
  expect(createdAt(withTime(time))).toBeNull();
});

test('collections in an envelope, with empty ones below their documents', () => {
  const file = {
    __collections__: {
      reports: { r1: { createdAt: TIME, lat: 56.15, __collections__: {} } },
      other: {},
    },
  };
  expect(readExport(JSON.stringify(file))).toMatchObject({
    ok: true,
    value: { reports: { r1: { createdAt: TIME, lat: 56.15 } } },
  });
});

test('fields with their types, as the database’s own interface answers', () => {
  const fields = {
    ownerUid: { stringValue: 'u1' },
    lat: { doubleValue: 56.15 },
    numberOfPanels: { integerValue: '14' },
    interestedInBattery: { booleanValue: true },
    email: { nullValue: null },
    createdAt: { timestampValue: '2025-03-02T10:15:00.123456Z' },
    dinSolcellePartnerPrice: { mapValue: { fields: { totalPrice: { integerValue: '95000' } } } },
    batteryUnitCounts: { arrayValue: { values: [{ integerValue: '2' }] } },
    empty: { arrayValue: {} },
  };
  const file = { reports: { r1: { name: 'projects/p/databases/d/documents/reports/r1', fields } } };
  const read = readExport(JSON.stringify(file));
  expect(read.ok && read.value.reports?.['r1']).toEqual({
    ownerUid: 'u1',
    lat: 56.15,
    numberOfPanels: 14,
    interestedInBattery: true,
    email: null,
    createdAt: '2025-03-02T10:15:00.123456Z',
    dinSolcellePartnerPrice: { totalPrice: 95_000 },
    batteryUnitCounts: [2],
    empty: [],
  });
});

test('users of the sign-in service’s export are users by the names of other files', () => {
  const user = {
    localId: 'u1',
    phoneNumber: '+4520304050',
    email: 'anna@example.dk',
    createdAt: String(MS),
    providerUserInfo: [
      { providerId: 'phone', rawId: '+4520304050' },
      { providerId: 'google.com', rawId: '110000000000000000001' },
    ],
  };
  const read = readExport(JSON.stringify({ users: [user, { uid: 'u2', phone: '+4530405060' }] }));
  expect(read.ok && read.value.users).toEqual([
    {
      uid: 'u1',
      phone: '+4520304050',
      email: 'anna@example.dk',
      googleSub: '110000000000000000001',
    },
    { uid: 'u2', phone: '+4530405060' },
  ]);
});
