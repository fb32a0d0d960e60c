import { nobodys, type Entry } from './entry.ts';

// What the site knows about panels, prices and the sun, and the words it shows: nobody's.

export const solarPanels = nobodys<'solar_panels'>(
  {
    model: 'plain',
    manufacturer: 'plain',
    manufacturer_name: 'plain',
    peak_power: 'plain',
    x: 'plain',
    y: 'plain',
    is_default: 'plain',
    datasheet_checked: 'plain',
    datasheet_url: 'plain',
    datasheet_read_on: 'plain',
    guarantee_years: 'plain',
    guarantee_example: 'plain',
    retired_at: 'plain',
  },
  [],
  { model: 'shown', manufacturer: 'shown', manufacturer_name: 'shown', datasheet_url: 'shown' },
);

const models = {
  model_id: 'plain',
  product_name: 'plain',
  details: 'plain',
  guarantee_years: 'plain',
  retired_at: 'plain',
} as const;
const MODEL_WORDS = { model_id: 'shown', product_name: 'shown', details: 'shown' } as const;
export const inverters: Entry<'inverters'> = nobodys<'inverters'>(models, [], MODEL_WORDS);
export const batteries: Entry<'batteries'> = nobodys<'batteries'>(models, [], MODEL_WORDS);

export const priceBooks = nobodys<'price_books'>(
  {
    id: 'plain',
    version: 'plain',
    status: 'plain',
    valid_from: 'plain',
    is_example: 'plain',
    book: 'plain',
    created_at: 'plain',
    number: 'plain',
    base_version: 'plain',
    // Which member of staff changed what, until the draft is published; after that the audit log says
    // it.
    edits: 'hidden',
    edit_version: 'plain',
    saved_at: 'plain',
    rehearsal: 'plain',
    published_at: 'plain',
  },
  [],
  { book: 'shown', edits: 'named', rehearsal: 'shown' },
);

export const tariffRows = nobodys<'tariff_rows'>(
  {
    id: 'plain',
    company: 'plain',
    part: 'plain',
    valid_from: 'plain',
    figures: 'plain',
    standing: 'plain',
    source: 'plain',
    read_on: 'plain',
    published_at: 'plain',
    retired_at: 'plain',
  },
  [],
  { source: 'shown', figures: 'shown' },
);

export const publications = nobodys<'publications'>({ part: 'plain', count: 'plain' });

/** Stored under a place rounded to about a kilometre, so it is nobody's in particular. */
export const yieldCache = nobodys<'yield_cache'>({
  key: 'plain',
  response: 'plain',
  database: 'plain',
  years: 'plain',
  fetched_at: 'plain',
});

export const spotPrices = nobodys<'spot_prices'>({
  zone: 'plain',
  hour_utc: 'plain',
  milli_dkk_per_kwh: 'plain',
});

export const priceListPeriods = nobodys<'price_list_periods'>({
  gln: 'plain',
  type: 'plain',
  code: 'plain',
  from_day: 'plain',
  to_day: 'plain',
  open_from: 'plain',
  prices: 'plain',
});

export const priceListReadings = nobodys<'price_list_readings'>({
  gln: 'plain',
  wished_at: 'plain',
  asked_at: 'plain',
  rest_until: 'plain',
  next_offset: 'plain',
  total: 'plain',
  failures: 'plain',
  failure: 'plain',
  read_at: 'plain',
  rows_read: 'plain',
});

export const consentTexts = nobodys<'consent_texts'>({
  purpose: 'plain',
  version: 'plain',
  locale: 'plain',
  text: 'plain',
  shown_since: 'plain',
});

export const partners = nobodys<'partners'>(
  {
    id: 'plain',
    name: 'plain',
    kind: 'plain',
    area_da: 'plain',
    area_en: 'plain',
    text_da: 'plain',
    text_en: 'plain',
    url: 'plain',
    is_example: 'plain',
    since: 'plain',
    approved_on: 'plain',
    logo_key: 'plain',
    sort_order: 'plain',
    published: 'plain',
  },
  [],
  {
    name: 'shown',
    kind: 'shown',
    area_da: 'shown',
    area_en: 'shown',
    text_da: 'shown',
    text_en: 'shown',
    url: 'shown',
  },
);

/** Sums of a day: nobody is told apart in them. */
export const dayCounts = nobodys<'day_counts'>({ day: 'plain', what: 'plain', count: 'plain' });

// Which member of staff stopped it, until it goes on; after that the audit log says it.
export const sendingPause = nobodys<'sending_pause'>({
  id: 'plain',
  since: 'plain',
  by_uid: 'hidden',
});

/** Signed quotes rest on them, so none is ever deleted. The phone and address are those that the company publishes. */
export const companyVersions = nobodys<'company_versions'>(
  {
    number: 'plain',
    at: 'plain',
    by_uid: 'hidden',
    reason: 'plain',
    is_example: 'plain',
    facts: 'plain',
    papers: 'plain',
  },
  [],
  { facts: 'shown', reason: 'named' },
);

export const companyPapers = nobodys<'company_papers'>({
  id: 'plain',
  kind: 'plain',
  created_at: 'plain',
  by_uid: 'hidden',
  bytes: 'plain',
  sha256: 'plain',
  source_hash: 'plain',
  blob_key: 'plain',
});
