import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../domain/result.ts';
import type { ChargeType, ListedCharge } from '../../../domain/tariffs/listed-charges.ts';
import type { PriceListRow } from '../../../domain/tariffs/price-list-rows.ts';
import { askEnergiData, type EnergiDataError } from '../energi-data/ask-energi-data.ts';

/** Somebody waits for it at the screen; the data set is slower than the prices of the day. */
const TIMEOUT_MS = 8000;
/** Forty companies with some rows a year of three charges; one more would be another question than ours. */
const MOST_RECORDS = 2000;
const HOURS = 24;
/** Ten times the dearest hour that was ever published [DKK/kWh]. */
const MOST_DKK = 40;
/** Ten times the dearest subscription of a household [DKK/month]. */
const MOST_DKK_A_MONTH = 1000;

type Asked = Pick<ListedCharge, 'gln' | 'type' | 'code'>;

/** The price list's own names. */
const TYPES: Readonly<Record<ChargeType, string>> = { subscription: 'D01', tariff: 'D03' };

/** Where grid companies' and Energinet's published prices are read. */
export type TariffSource = {
  /** Rows of these charges that hold from the day or later. */
  readonly rowsFrom: (
    day: string,
    charges: readonly Asked[],
  ) => Promise<Result<readonly PriceListRow[], EnergiDataError>>;
};

/** Energi Data Service of Energinet, DatahubPricelist. @param baseUrl as https://api.energidataservice.dk */
export function datahubPricelist(baseUrl: string): TariffSource {
  return {
    async rowsFrom(day, charges) {
      const filter = {
        ChargeType: Object.values(TYPES),
        GLN_Number: [...new Set(charges.map(({ gln }) => gln))],
        ChargeTypeCode: [...new Set(charges.map(({ code }) => code))],
      };
      const query = {
        start: day,
        filter: JSON.stringify(filter),
        sort: 'ValidFrom ASC',
        limit: String(MOST_RECORDS),
      };
      const asked = { baseUrl, dataset: 'DatahubPricelist', query, timeoutMs: TIMEOUT_MS };
      const text = await askEnergiData(asked);
      if (!text.ok) return text;
      // A code is one owner's, of one type: another's of the same name is another charge.
      const isAsked = (row: Asked & { readonly from: string }) =>
        row.from >= day &&
        charges.some(
          ({ gln, type, code }) => gln === row.gln && type === row.type && code === row.code,
        );
      return readPriceList(text.value, isAsked);
    },
  };
}

const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/));

// Fields that we have no use for may come and go.
const recordSchema = z.looseObject({
  GLN_Number: z.string(),
  ChargeType: z.string(),
  ChargeTypeCode: z.string(),
  ValidFrom: time,
  ValidTo: z.optional(z.nullable(time)),
});
const answerSchema = z.object({
  records: z.array(recordSchema).check(z.maxLength(MOST_RECORDS)),
});
const HOUR_FIELDS = Array.from({ length: HOURS }, (_, hour) => `Price${hour + 1}`);
const PRICES: Readonly<Record<ChargeType, z.ZodMiniType<number[]>>> = {
  tariff: z.array(z.number().check(z.gte(-MOST_DKK), z.lte(MOST_DKK))).check(z.length(HOURS)),
  subscription: z.array(z.number().check(z.gte(0), z.lte(MOST_DKK_A_MONTH))).check(z.length(1)),
};

const CHARGE_TYPES = ['tariff', 'subscription'] as const;

function readPriceList(
  text: string,
  isAsked: (row: Asked & { readonly from: string }) => boolean,
): Result<readonly PriceListRow[], EnergiDataError> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return fail({ kind: 'unreadable' });
  }
  const parsed = z.safeParse(answerSchema, answer);
  if (!parsed.success) return fail({ kind: 'unreadable' });
  const rows = parsed.data.records.flatMap((record): readonly (PriceListRow | null)[] => {
    const type = CHARGE_TYPES.find((known) => TYPES[known] === record.ChargeType);
    if (type === undefined) return [null];
    const row = {
      gln: record.GLN_Number,
      type,
      code: record.ChargeTypeCode,
      from: record.ValidFrom.slice(0, 10),
      to: record.ValidTo?.slice(0, 10) ?? null,
    };
    // What was not asked for need not be what we can read.
    if (!isAsked(row)) return [];
    const prices = pricesOf(record, type);
    return [prices === null ? null : { ...row, prices }];
  });
  return rows.includes(null)
    ? fail({ kind: 'unreadable' })
    : ok(rows.filter((row) => row !== null));
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
