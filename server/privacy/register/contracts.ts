import { sql } from 'kysely';
import { anyFields } from '../../../domain/stored-value.ts';
import { toldFields } from '../told-fields.ts';
import { each, type Entry } from './entry.ts';
import { KEPT_DAYS } from './kept-days.ts';

/**
 * What was ordered. An erasure leaves it, because it is a record of the accounts: five years from the end of the year in
 * which it was last about anything.
 */
export const contracts: Entry<'contracts'> = {
  columns: {
    id: 'plain',
    quote_id: 'plain',
    offer_id: 'plain',
    token_hash: 'hidden',
    ordered_at: 'told',
    locale: 'plain',
    name: 'told',
    email: 'told',
    snapshot: 'told',
    sha256: 'told',
    delivered_on: 'told',
  },
  words: { name: 'own', email: 'own', snapshot: 'own' },
  names: [
    ['names', 'name'],
    ['emails', 'email'],
  ],
  key: 'id',
  owners: [],
  partOf: [
    {
      table: 'offer_requests',
      key: 'id',
      rowsOf: (keys) => sql`contracts.offer_id in (${keys})`,
      stays: true,
    },
  ],
  why: 'bookkeeping',
  kept: [
    {
      what: 'contracts',
      over: (before) => {
        const year = before(KEPT_DAYS.contract).slice(0, 4);
        return sql`(substr(contracts.ordered_at, 1, 4) < ${year}
          and coalesce(substr(contracts.delivered_on, 1, 4), '') < ${year}
          and not exists (select 1 from withdrawals where withdrawals.contract_id = contracts.id
            and substr(withdrawals.received_at, 1, 4) >= ${year}))`;
      },
    },
  ],
  told: {
    name: 'contracts',
    collect: each((row) => ({
      orderedAt: row.ordered_at,
      name: row.name,
      email: row.email,
      agreed: toldFields(row.snapshot, anyFields),
      sha256: row.sha256,
      deliveredOn: row.delivered_on,
    })),
  },
};

export const withdrawals: Entry<'withdrawals'> = {
  columns: {
    contract_id: 'plain',
    received_at: 'told',
    sent_on: 'told',
    how: 'told',
    by_uid: 'hidden',
    locale: 'plain',
    name: 'told',
    email: 'told',
    said: 'told',
    is_late: 'told',
  },
  words: { name: 'own', email: 'own', said: 'own' },
  names: [
    ['names', 'name'],
    ['emails', 'email'],
  ],
  key: 'contract_id',
  owners: [],
  partOf: [
    { table: 'contracts', key: 'id', rowsOf: (keys) => sql`withdrawals.contract_id in (${keys})` },
  ],
  why: 'bookkeeping',
  kept: [],
  told: {
    name: 'withdrawals',
    collect: each((row) => ({
      receivedAt: row.received_at,
      sentOn: row.sent_on,
      how: row.how,
      name: row.name,
      email: row.email,
      said: row.said,
      isLate: row.is_late === 1,
    })),
  },
};
