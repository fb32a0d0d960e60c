/** Something that a bill says, with the line that says it. */
export type OnBill<Value> = { readonly value: Value; readonly line: string };

export type Bill = {
  /** Use in a year [kWh]: every figure that the bill calls so. */
  readonly annualKwh: readonly OnBill<number>[];
  /** The time that the bill is for; ISO days. */
  readonly period: OnBill<{ readonly from: string; readonly to: string }> | null;
  /** Use in that time [kWh]. */
  readonly periodKwh: OnBill<number> | null;
  /** The grid company, if the bill names exactly one that is known. */
  readonly company: OnBill<{ readonly gln: string; readonly name: string }> | null;
};

type Company = { readonly gln: string; readonly name: string };

/** What an estimate or a settlement of a whole year is called. */
const ANNUAL =
  /årsforbrug|årligt (?:el)?forbrug|forbrug (?:pr\.? |om )(?:år|året)|annual (?:electricity )?(?:consumption|use|usage)|yearly (?:consumption|use|usage)|(?:consumption|usage) per year/i;
const IN_PERIOD =
  /forbrug i (?:perioden|alt)|(?:dit |samlet |el)forbrug|^\s*forbrug\b|consumption in (?:the )?period|total consumption|your (?:consumption|usage)|^\s*consumption\b/i;
const PERIOD = /periode|period|opgørelse|afregning|forbrug|fra\b|from\b/i;
const COMPANY_LABEL = /netselskab|netvirksomhed|elnet|grid company|network company|distributør/i;

const KWH = /(?<![\d.,])(\d{1,3}(?:[., ]\d{3})+|\d+)(?:[.,]\d{1,2})?\s*kWh(?!\s*-?pris)/gi;
/** After a label that names the unit itself: «Årsforbrug (kWh): 4.500». */
const BARE =
  /kWh\)?\s{0,9}:?\s{0,40}(\d{1,3}(?:[., ]\d{3}){1,3}|\d{1,9})(?!\d)(?![.,]?\d{0,9}\s{0,9}(?:kr|dkk|øre|%))/gi;
const DAY = String.raw`(\d{1,2})(?:[-./]|\.?\s)\s?(\d{1,2}|jan|feb|mar|apr|maj|may|jun|jul|aug|sep|okt|oct|nov|dec)[a-z]*(?:[-./]|\.?\s)\s?(\d{4})`;
const SPAN = new RegExp(`${DAY}\\s*(?:-|–|—|til(?: og med)?|to|until)\\s*${DAY}`, 'i');
const MONTHS = 'jan feb mar apr maj jun jul aug sep okt nov dec'.split(' ');
const ENGLISH_MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const LONGEST_LINE = 400;

/**
 * What an electricity bill says of a home's use. Nothing is worked out: what the bill does not say is not there.
 * @param text its lines
 * @param companies grid companies that are known
 */
export function readBill(text: string, companies: readonly Company[]): Bill {
  const lines = text
    .split('\n')
    .map((line) => line.slice(0, LONGEST_LINE).replaceAll(/[\u00a0\u202f\t]/g, ' '));
  return {
    annualKwh: distinct(lines.flatMap((_, index) => figureAt(lines, index, ANNUAL))),
    period: lines.flatMap(periodIn)[0] ?? null,
    periodKwh: onlyOne(
      distinct(
        lines.flatMap((line, index) =>
          ANNUAL.test(line) ? [] : figureAt(lines, index, IN_PERIOD),
        ),
      ),
    ),
    company: companyIn(lines, companies),
  };
}

const DAY_MS = 86_400_000;
/** A settlement of a year ends on the day before, or on the same day. */
const YEAR_DAYS = [364, 367] as const;

/** The use of a year where the bill leaves no doubt: one figure that is called so, or the use of a period of a year. */
export function annualOf({ annualKwh, period, periodKwh }: Bill): OnBill<number> | null {
  if (annualKwh.length > 0) return onlyOne(annualKwh);
  if (period === null) return null;
  const days = (Date.parse(period.value.to) - Date.parse(period.value.from)) / DAY_MS + 1;
  return days >= YEAR_DAYS[0] && days <= YEAR_DAYS[1] ? periodKwh : null;
}

/** The figure behind a label, or alone on the line below it. */
function figureAt(
  lines: readonly string[],
  index: number,
  label: RegExp,
): readonly OnBill<number>[] {
  const line = lines[index]!;
  const found = label.exec(line);
  if (found === null) return [];
  const after = line.slice(found.index);
  const own = figuresIn(after);
  if (own.length > 0) return own.slice(0, 1).map((value) => ({ value, line: line.trim() }));
  const below = lines[index + 1] ?? '';
  const [value, ...more] = /[a-zæøå]{4}/i.test(below.replace(/kwh/gi, '')) ? [] : figuresIn(below);
  return value === undefined || more.length > 0
    ? []
    : [{ value, line: `${line.trim()} ${below.trim()}` }];
}

function figuresIn(text: string): readonly number[] {
  const matches = [...text.matchAll(KWH)];
  const found = matches.length > 0 ? matches : [...text.matchAll(BARE)];
  return found.map(([, whole = '']) => Number(whole.replaceAll(/[., ]/g, '')));
}

function distinct(found: readonly OnBill<number>[]): readonly OnBill<number>[] {
  return found.filter(
    ({ value }, index) => found.findIndex((one) => one.value === value) === index,
  );
}

/** Several figures for one thing: which of them is meant is not certain. */
function onlyOne<Value>(found: readonly Value[]): Value | null {
  return found.length === 1 ? found[0]! : null;
}

function periodIn(line: string): readonly NonNullable<Bill['period']>[] {
  const match = PERIOD.test(line) || /^\s*\d/.test(line) ? SPAN.exec(line) : null;
  if (match === null) return [];
  const [from, to] = [isoDay(match.slice(1, 4)), isoDay(match.slice(4, 7))];
  return from !== null && to !== null && from < to
    ? [{ value: { from, to }, line: line.trim() }]
    : [];
}

function isoDay([day = '', month = '', year = '']: readonly string[]): string | null {
  const named = month.slice(0, 3).toLowerCase();
  const index = Math.max(MONTHS.indexOf(named), ENGLISH_MONTHS.indexOf(named));
  const number = index >= 0 ? index + 1 : Number(month);
  const at = new Date(Date.UTC(Number(year), number - 1, Number(day)));
  return at.getUTCDate() === Number(day) && at.getUTCMonth() === number - 1
    ? at.toISOString().slice(0, 10)
    : null;
}

/** Names as «Konstant» are words, too: they count behind a label, or as a firm's. */
function companyIn(lines: readonly string[], companies: readonly Company[]): Bill['company'] {
  const found = new Map<string, OnBill<Company>>();
  lines.forEach((line, index) => {
    const isLabelled = COMPANY_LABEL.test(line) || COMPANY_LABEL.test(lines[index - 1] ?? '');
    for (const company of companies) {
      const name = bareName(company.name);
      const at = line.indexOf(name);
      if (at < 0 || /\p{L}/u.test(line.charAt(at - 1) + line.charAt(at + name.length))) continue;
      const isFirm = /^\s*(?:Elnet\s*|Net\s*)?A\/S/.test(line.slice(at + name.length));
      if (isLabelled || isFirm) found.set(company.gln, { value: company, line: line.trim() });
    }
  });
  const all = [...found.values()];
  // «TREFOR El-net» stands in «TREFOR El-net Øst», which is another company.
  const longest = all.filter(
    ({ value }) =>
      !all.some(
        ({ value: other }) =>
          other !== value &&
          bareName(other.name) !== bareName(value.name) &&
          bareName(other.name).includes(bareName(value.name)),
      ),
  );
  return onlyOne(longest);
}

/** «Cerius» of «Cerius (Sjælland)». */
const bareName = (name: string) => (name.split('(')[0] ?? '').trim();
