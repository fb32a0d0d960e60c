import { sql } from 'kysely';
import { decodeJson } from '../../db/json.ts';
import { each, type Entry } from './entry.ts';

/** Where a request stands with staff: the exported part is with the request and in its events. */
export const leads: Entry<'leads'> = {
  columns: {
    id: 'plain',
    created_at: 'plain',
    name: 'hidden',
    address: 'hidden',
    postcode: 'plain',
    peak_power: 'plain',
    battery_kwh: 'plain',
    price_ore: 'plain',
    channel: 'plain',
    stage: 'told',
    is_closed: 'plain',
    owner_uid: 'hidden',
    step: 'told',
    due: 'told',
    version: 'plain',
    merged_into: 'plain',
  },
  words: { name: 'own', address: 'own' },
  names: [['streets', 'address']],
  key: 'id',
  owners: [],
  partOf: [{ table: 'offer_requests', key: 'id', rowsOf: (keys) => sql`leads.id in (${keys})` }],
  why: 'offer',
  kept: [],
  told: {
    name: 'leads',
    collect: each((row) => ({ stage: row.stage, nextStep: row.step, due: row.due })),
  },
};

export const leadWords: Entry<'lead_words'> = {
  columns: { word: 'hidden', lead_id: 'plain' },
  words: { word: 'own' },
  key: null,
  owners: [],
  partOf: [{ table: 'leads', key: 'id', rowsOf: (keys) => sql`lead_words.lead_id in (${keys})` }],
  why: 'offer',
  kept: [],
  told: null,
};

/** Number, mail address and house in the form in which they are compared; told with the request. */
export const leadKeys: Entry<'lead_keys'> = {
  columns: { key: 'hidden', lead_id: 'plain' },
  key: null,
  owners: [],
  partOf: [{ table: 'leads', key: 'id', rowsOf: (keys) => sql`lead_keys.lead_id in (${keys})` }],
  why: 'offer',
  kept: [],
  told: null,
};

/** That two requests look alike goes with either of them. */
export const leadDoubles: Entry<'lead_doubles'> = {
  columns: { lead_id: 'plain', other_id: 'plain', same: 'plain', state: 'plain' },
  key: null,
  owners: [],
  partOf: [
    { table: 'leads', key: 'id', rowsOf: (keys) => sql`lead_doubles.lead_id in (${keys})` },
    { table: 'leads', key: 'id', rowsOf: (keys) => sql`lead_doubles.other_id in (${keys})` },
  ],
  why: 'offer',
  kept: [],
  told: null,
};

/** Searches that staff saved under a name. */
export const leadViews: Entry<'lead_views'> = {
  columns: {
    id: 'plain',
    owner_uid: 'hidden',
    name: 'told',
    search: 'told',
    is_shared: 'plain',
    created_at: 'told',
  },
  words: { name: 'named', search: 'named' },
  key: 'id',
  owners: [{ by: 'uid', column: 'owner_uid' }],
  partOf: [],
  why: 'staff',
  kept: [],
  told: {
    name: 'leadViews',
    collect: each((row) => ({
      name: row.name,
      search: decodeJson(row.search),
      createdAt: row.created_at,
    })),
  },
};
