import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../domain/result.ts';
import type { ChargeType, ListedCharge } from '../../../domain/tariffs/listed-charges.ts';
import type { PriceListRow } from '../../../domain/tariffs/price-periods.ts';
import { askEnergiData, type EnergiDataError } from '../energi-data/ask-energi-data.ts';
import { isDay } from '../../../domain/calendar-days.ts';

/** The data set is slower than the prices of the day; nobody waits at a screen. */
const TIMEOUT_MS = 30_000;
/** A company's household rows are some 100 to 2,000, of 700 bytes each; the service gives 100 unless told. */
const PAGE_RECORDS = 4000;
const HOURS = 24;
/** Ten times the dearest hour that was ever published [DKK/kWh]. */
const MOST_DKK = 40;
/** Ten times the dearest subscription of a household [DKK/month]. */
const MOST_DKK_A_MONTH = 1000;

type Asked = Pick<ListedCharge, 'gln' | 'type' | 'code'>;

/** The price list's own names. */
const TYPES: Readonly<Record<ChargeType, string>> = { subscription: 'D01', tariff: 'D03' };

/** One answer about a company's rows. */
export type PriceListPage = {
  /** Those of the charges asked for. */
  readonly rows: readonly PriceListRow[];
  /** How many rows of any kind came, and how many match the question in all. */
  readonly received: number;
  readonly total: number;
};

/** Where grid companies' and Energinet's published prices are read. */
export type TariffSource = {
  /**
   * Rows of one company's charges, however old, by first day.
   * @param charges of one company
   * @param offset how many rows of the list came before
   */
  readonly pageOf: (
    charges: readonly Asked[],
    offset: number,
  ) => Promise<Result<PriceListPage, EnergiDataError>>;
};

/** Energi Data Service of Energinet, DatahubPricelist. @param baseUrl as https://api.energidataservice.dk */
export function datahubPricelist(baseUrl: string, timeoutMs = TIMEOUT_MS): TariffSource {
  return {
    async pageOf(charges, offset) {
      const filter = {
        ChargeType: [...new Set(charges.map(({ type }) => TYPES[type]))],
        GLN_Number: [...new Set(charges.map(({ gln }) => gln))],
        ChargeTypeCode: [...new Set(charges.map(({ code }) => code))],
      };
      // Without `start`: it would leave out rows in force that began before it.
      const query = {
        filter: JSON.stringify(filter),
        sort: 'ValidFrom ASC',
        limit: String(PAGE_RECORDS),
        offset: String(offset),
      };
      const asked = { baseUrl, dataset: 'DatahubPricelist', query, timeoutMs };
      const text = await askEnergiData(asked);
      return text.ok ? readPage(text.value, charges) : text;
    },
  };
}

const time = z.string().check(
  z.regex(/^.{10}(T\d\d:\d\d(:\d\d)?)?$/),
  z.refine((text) => isDay(text.slice(0, 10))),
);

// Fields that we have no use for may come and go.
const recordSchema = z.looseObject({
  GLN_Number: z.string(),
  ChargeType: z.string(),
  ChargeTypeCode: z.string(),
  ValidFrom: time,
  ValidTo: z.optional(z.nullable(time)),
});
const answerSchema = z.object({
  total: z.int().check(z.nonnegative()),
  records: z.array(recordSchema).check(z.maxLength(PAGE_RECORDS)),
});
const HOUR_FIELDS = Array.from({ length: HOURS }, (_, hour) => `Price${hour + 1}`);
const PRICES: Readonly<Record<ChargeType, z.ZodMiniType<number[]>>> = {
  tariff: z.array(z.number().check(z.gte(-MOST_DKK), z.lte(MOST_DKK))).check(z.length(HOURS)),
  subscription: z.array(z.number().check(z.gte(0), z.lte(MOST_DKK_A_MONTH))).check(z.length(1)),
};

const CHARGE_TYPES = ['tariff', 'subscription'] as const;

function readPage(text: string, charges: readonly Asked[]): Result<PriceListPage, EnergiDataError> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return fail({ kind: 'unreadable' });
  }
  const parsed = z.safeParse(answerSchema, answer);
  if (!parsed.success) return fail({ kind: 'unreadable' });
  const { records, total } = parsed.data;
  const rows: PriceListRow[] = [];
  for (const record of records) {
    const type = CHARGE_TYPES.find((known) => TYPES[known] === record.ChargeType);
    const { GLN_Number: gln, ChargeTypeCode: code } = record;
    // A code belongs to one owner and type; the same code of another is another charge, and need not be readable.
    const isAsked = charges.some(
      (each) => each.gln === gln && each.type === type && each.code === code,
    );
    if (type === undefined || !isAsked) continue;
    const prices = pricesOf(record, type);
    const [from, to] = [record.ValidFrom.slice(0, 10), record.ValidTo?.slice(0, 10) ?? null];
    if (prices === null || (to !== null && to <= from)) return fail({ kind: 'unreadable' });
    rows.push({ gln, type, code, from, to, prices });
  }
  return ok({ rows, received: records.length, total });
}

/** null: neither a whole day of prices nor one. */
function pricesOf(
  record: Readonly<Record<string, unknown>>,
  type: ChargeType,
): readonly number[] | null {
  const given = HOUR_FIELDS.map((field) => record[field] ?? null);
  // One price for the whole day, or the month, stands in the first hour alone.
  const isFlat = given.slice(1).every((hour) => hour === null);
  const flat = type === 'tariff' ? given.map(() => given[0]) : [given[0]];
  const prices = z.safeParse(PRICES[type], isFlat ? flat : given);
  return prices.success ? prices.data : null;
}
