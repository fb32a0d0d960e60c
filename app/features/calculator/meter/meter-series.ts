import { bareName, type MeterColumns } from './meter-columns.ts';

/** Which way the electricity went; `unknown` where the file does not say, `other` for what is neither. */
export type Flow = 'use' | 'production' | 'other' | 'unknown';

/** One metering point's readings of one kind. */
export type SeriesName = {
  /** Tells it from the file's other series. */
  readonly key: string;
  readonly meter: string;
  readonly flow: Flow;
  /** Code or name of the kind as the file writes it; empty where it has none. */
  readonly kind: string;
};

/** Consumption, and what a home with solar panels takes from the grid. @source Energinet, types of metering points */
const USE_CODES = ['E17', 'D07'];
/** Production, surplus, net production and what goes to the grid. */
const PRODUCTION_CODES = ['E18', 'D01', 'D04', 'D05', 'D06', 'D09', 'D11', 'D18', 'D21'];
const USE_NAMES =
  /^(forbrug|forbrugt(fra)?net(tet)?|forbrugfranet(tet)?|franet(tet)?|consumption|consum(ed|ption)from(the)?grid|from(the)?grid|import|kb|kbtfranet)$/;
const PRODUCTION_NAMES =
  /^(produktion|leveret(til)?net(tet)?|levering(til)?net(tet)?|tilnet(tet)?|production|suppl(y|ied)to(the)?grid|deliver(y|ed)to(the)?grid|to(the)?grid|export|eksport|salg|salgtilnet(tet)?)$/;

const cell = (row: readonly string[], column: number | null) =>
  column === null ? '' : (row[column] ?? '').trim();

/** Whose series a row belongs to. */
export function seriesOf(row: readonly string[], columns: MeterColumns): SeriesName {
  // As spreadsheets keep an id from becoming a number: ="5713…", '5713….
  const meter = cell(row, columns.meter).replaceAll(/[='"\s]/g, '');
  const [code, type, rowType] = [
    cell(row, columns.pointCode),
    cell(row, columns.pointType),
    cell(row, columns.rowType),
  ];
  const named = flowOfName(rowType) === 'other' ? '' : rowType;
  const kind = codeIn(code) ?? codeIn(type) ?? (code || type || named);
  return { key: `${meter}|${kind.toUpperCase()}`, meter, flow: flowOf(kind), kind };
}

function codeIn(text: string): string | null {
  return /^[DE]\d{2}\b/i.exec(text)?.[0].toUpperCase() ?? null;
}

function flowOf(kind: string): Flow {
  if (kind === '') return 'unknown';
  if (USE_CODES.includes(kind)) return 'use';
  return PRODUCTION_CODES.includes(kind) ? 'production' : flowOfName(kind);
}

function flowOfName(name: string): Flow {
  const bare = bareName(name);
  if (USE_NAMES.test(bare)) return 'use';
  return PRODUCTION_NAMES.test(bare) ? 'production' : 'other';
}
