import { sql } from 'kysely';
import { anyFields } from '../../../domain/stored-value.ts';
import { first, nobodys, type Entry } from './entry.ts';
import { toldFields } from '../told-fields.ts';
import { KEPT_DAYS } from './kept-days.ts';

const noOwner = sql<boolean>`owner_uid is null`;
/** A report named in an index belongs to somebody, though nobody has signed in for it. */
const inNoIndex = sql`not exists (select 1 from user_report_index where user_report_index.report_id = reports.report_id)`;
const formerInNoIndex = sql`not exists (select 1 from user_report_index where user_report_index.report_id = former_reports.report_id)`;
const byOwner = { by: 'uid', column: 'owner_uid' } as const;
const byIndex = {
  by: 'row',
  column: 'report_id',
  of: 'user_report_index',
  key: 'report_id',
  only: noOwner,
} as const;

export const reports: Entry<'reports'> = {
  columns: {
    report_id: 'told',
    owner_uid: 'told',
    created_at: 'told',
    version: 'told',
    postcode: 'told',
    peak_power: 'told',
    total_price_ore: 'told',
    calculator_state: 'told',
    calculation_id: 'plain',
    share_token_hash: 'hidden',
    share_expires_at: 'told',
    user_phone_number: 'told',
    title: 'told',
    address: 'told',
    roof_type: 'told',
    building_type: 'told',
    battery_kwh: 'told',
    annual_kwh: 'told',
    saving_ore: 'told',
    payback_years: 'told',
    updated_at: 'told',
    deleted_at: 'told',
    recalculated_at: 'plain',
  },
  words: { calculator_state: 'own', title: 'own', address: 'own' },
  names: [['streets', 'address']],
  key: 'report_id',
  owners: [
    byOwner,
    // From before uids existed.
    byIndex,
    { by: 'phone', column: 'user_phone_number', since: 'created_at', only: noOwner },
  ],
  partOf: [],
  why: 'reports',
  kept: [
    {
      what: 'reports',
      over: (before) =>
        sql`(${noOwner} and created_at <= ${before(KEPT_DAYS.reportWithoutOwner)} and ${inNoIndex})`,
    },
  ],
  told: { name: 'reports', collect: null },
};

export const formerReports: Entry<'former_reports'> = {
  columns: { report_id: 'told', owner_uid: 'hidden', created_at: 'told', document: 'told' },
  words: { document: 'own' },
  key: 'report_id',
  owners: [
    byOwner,
    byIndex,
    {
      by: 'phone',
      // In its normal form, as the import writes it. Both databases read JSON this way.
      column: sql<string | null>`document ->> 'userPhoneNumber'`,
      since: 'created_at',
      only: noOwner,
    },
  ],
  partOf: [],
  why: 'reports',
  kept: [
    {
      what: 'reports',
      over: (before) =>
        sql`(${noOwner} and created_at <= ${before(KEPT_DAYS.reportWithoutOwner)} and ${formerInNoIndex})`,
    },
  ],
  told: { name: 'formerReports', collect: null },
};

export const userReportIndex: Entry<'user_report_index'> = {
  columns: { owner_key: 'hidden', report_id: 'told', added_at: 'plain' },
  key: null,
  owners: [
    { by: 'uid', column: 'owner_key' },
    { by: 'phone', column: 'owner_key', since: 'added_at', only: sql`owner_key like '+%'` },
  ],
  partOf: [
    {
      table: 'reports',
      key: 'report_id',
      rowsOf: (keys) => sql`user_report_index.report_id in (${keys})`,
    },
  ],
  why: 'reports',
  kept: [
    {
      what: 'records',
      over: (before) =>
        sql`(owner_key like '+%' and added_at <= ${before(KEPT_DAYS.unclaimedRecord)})`,
    },
  ],
  told: {
    name: 'userReportIndex',
    collect: (rows) => ({
      reportIds: rows
        .toSorted((one, other) => one.added_at.localeCompare(other.added_at))
        .map((row) => row.report_id),
    }),
  },
};

export const userCalculatorData: Entry<'user_calculator_data'> = {
  columns: {
    owner_key: 'hidden',
    owner_uid: 'told',
    data: 'told',
    version: 'plain',
    updated_at: 'plain',
  },
  words: { data: 'own' },
  names: [
    ['names', sql<string | null>`data ->> 'fullName'`],
    ['emails', sql<string | null>`data ->> 'email'`],
    ['streets', sql<string | null>`data ->> 'address'`],
  ],
  key: null,
  owners: [byOwner, { by: 'phone', column: 'owner_key', since: 'updated_at', only: noOwner }],
  partOf: [],
  why: 'reports',
  kept: [
    {
      what: 'records',
      over: (before) => sql`(${noOwner} and updated_at <= ${before(KEPT_DAYS.unclaimedRecord)})`,
    },
  ],
  told: {
    name: 'userCalculatorData',
    collect: first((row) => ({ ...toldFields(row.data, anyFields), ownerUid: row.owner_uid })),
  },
};

export const reportMailLinks: Entry<'report_mail_links'> = {
  columns: { token_hash: 'hidden', report_id: 'plain', expires_at: 'plain' },
  key: 'token_hash',
  owners: [],
  partOf: [
    {
      table: 'reports',
      key: 'report_id',
      rowsOf: (keys) => sql`report_mail_links.report_id in (${keys})`,
    },
  ],
  why: 'reports',
  kept: [{ what: 'shareKeys', over: (before) => sql`expires_at <= ${before(0)}` }],
  told: null,
};

/**
 * What was calculated, without saying whose it is. The database itself deletes it with the last
 * report or request that refers to it, and it is exported with those.
 */
export const calculations = nobodys<'calculations'>({
  calculation_id: 'plain',
  created_at: 'plain',
  format: 'plain',
  engine_version: 'plain',
  price_book_version: 'plain',
  yield_source: 'plain',
  input: 'hidden',
  result: 'hidden',
  quote: 'hidden',
  figures: 'hidden',
  pvgis_response: 'hidden',
});

/** Hashes: some ids of the former site's documents are numbers. */
export const importedDocuments = nobodys<'imported_documents'>({
  document_hash: 'hidden',
  imported_at: 'plain',
});
