import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../domain/result.ts';
import type { PriceListRow } from '../../../domain/tariffs/price-list-rows.ts';
import { askEnergiData, type EnergiDataError } from '../energi-data/ask-energi-data.ts';

/** Somebody waits for it at the screen; the data set is slower than the prices of the day. */
const TIMEOUT_MS = 8000;
/** Forty companies with some rows a year; one more would be another question than ours. */
const MOST_RECORDS = 2000;
const HOURS = 24;
/** Ten times the dearest hour that was ever published [DKK/kWh]. */
const MOST_DKK = 40;

export type ListedCompany = { readonly gln: string; readonly code: string };

/** Where grid companies' published tariffs are read. */
export type TariffSource = {
  /** Rows of these companies that hold from the day or later. */
  readonly rowsFrom: (
    day: string,
    companies: readonly ListedCompany[],
  ) => Promise<Result<readonly PriceListRow[], EnergiDataError>>;
};

/** Energi Data Service of Energinet, DatahubPricelist. @param baseUrl as https://api.energidataservice.dk */
export function datahubPricelist(baseUrl: string): TariffSource {
  return {
    async rowsFrom(day, companies) {
      const filter = {
        ChargeType: ['D03'],
        GLN_Number: [...new Set(companies.map(({ gln }) => gln))],
        ChargeTypeCode: [...new Set(companies.map(({ code }) => code))],
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
      const rows = readPriceList(text.value);
      if (!rows.ok) return rows;
      // A code is a company's own: another's of the same name is another tariff.
      const isAsked = (row: PriceListRow) =>
        row.from >= day && companies.some(({ gln, code }) => gln === row.gln && code === row.code);
      return ok(rows.value.filter(isAsked));
    },
  };
}

const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/));

// Fields that we have no use for may come and go.
const recordSchema = z.looseObject({
  GLN_Number: z.string(),
  ChargeTypeCode: z.string(),
  ValidFrom: time,
  ValidTo: z.optional(z.nullable(time)),
});
const answerSchema = z.object({
  records: z.array(recordSchema).check(z.maxLength(MOST_RECORDS)),
});
const HOUR_FIELDS = Array.from({ length: HOURS }, (_, hour) => `Price${hour + 1}`);
const price = z.number().check(z.gte(-MOST_DKK), z.lte(MOST_DKK));
const wholeDay = z.array(price);

function readPriceList(text: string): Result<readonly PriceListRow[], EnergiDataError> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return fail({ kind: 'unreadable' });
  }
  const parsed = z.safeParse(answerSchema, answer);
  if (!parsed.success) return fail({ kind: 'unreadable' });
  const rows = parsed.data.records.map((record): PriceListRow | null => {
    const dkkPerKwh = hoursOf(record);
    if (dkkPerKwh === null) return null;
    return {
      gln: record.GLN_Number,
      code: record.ChargeTypeCode,
      from: record.ValidFrom.slice(0, 10),
      to: record.ValidTo?.slice(0, 10) ?? null,
      dkkPerKwh,
    };
  });
  return rows.includes(null)
    ? fail({ kind: 'unreadable' })
    : ok(rows.filter((row) => row !== null));
}

/** null: no whole day of prices. */
function hoursOf(record: Readonly<Record<string, unknown>>): readonly number[] | null {
  const given = HOUR_FIELDS.map((field) => record[field] ?? null);
  // One price for the whole day stands in the first hour alone.
  const isFlat = given.slice(1).every((hour) => hour === null);
  const day = z.safeParse(wholeDay, isFlat ? given.map(() => given[0]) : given);
  return day.success ? day.data : null;
}
