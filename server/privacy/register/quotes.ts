import { sql } from 'kysely';
import type { ManualPrice } from '../../../domain/staff/quotes.ts';
import { decodeJson, type StoredJson } from '../../db/json.ts';
import { each, type Entry } from './entry.ts';

/** What the customer saw, and why a price was set by hand; who of staff set it is theirs. */
const withoutStaff = (lines: StoredJson): unknown =>
  JSON.parse(
    JSON.stringify(decodeJson(lines), (key, value: unknown) =>
      key === 'manual' && value !== null
        ? { reason: (value as ManualPrice).reason, at: (value as ManualPrice).at }
        : value,
    ),
  );

/** Offers that answer a request: they go with it. Their costs are the house's, not the customer's. */
export const quotes: Entry<'quotes'> = {
  columns: {
    id: 'plain',
    offer_id: 'plain',
    number: 'told',
    calculation_id: 'plain',
    created_at: 'plain',
    changed_at: 'plain',
    changed_by: 'hidden',
    version: 'plain',
    status: 'told',
    price_book_version: 'plain',
    is_example: 'plain',
    vat_percent: 'plain',
    lines: 'told',
    total_ex_vat_ore: 'told',
    vat_ore: 'told',
    total_ore: 'told',
    cost_ore: 'plain',
    sent_at: 'told',
    valid_until: 'told',
    token_hash: 'hidden',
    company_version: 'plain',
    opened_at: 'told',
    opened_count: 'told',
    answered_at: 'told',
    signed_name: 'told',
    answer_note: 'told',
  },
  words: { lines: 'named', signed_name: 'own', answer_note: 'own' },
  names: [['names', 'signed_name']],
  key: 'id',
  owners: [],
  partOf: [
    { table: 'offer_requests', key: 'id', rowsOf: (keys) => sql`quotes.offer_id in (${keys})` },
  ],
  why: 'offer',
  kept: [],
  told: {
    name: 'quotes',
    collect: each((row) => ({
      number: row.number,
      status: row.status,
      lines: withoutStaff(row.lines),
      totalExVatOre: row.total_ex_vat_ore,
      vatOre: row.vat_ore,
      totalOre: row.total_ore,
      sentAt: row.sent_at,
      validUntil: row.valid_until,
      openedAt: row.opened_at,
      openedCount: row.opened_count,
      answeredAt: row.answered_at,
      signedName: row.signed_name,
      answerNote: row.answer_note,
    })),
  },
};
