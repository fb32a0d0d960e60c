import Papa from 'papaparse';
import type { RouterContextProvider } from 'react-router';
import { FORMULA } from '../../../domain/csv-formula.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { placeWords } from '../../features/views/place-words.ts';
import { yieldColumns } from '../../features/views/yield-columns.ts';
import { refusedWords } from '../../../words/refused-lines.ts';
import { monthName } from '../../../words/format.ts';
import { loadYieldView } from './view.server.ts';

/**
 * A spreadsheet recognises the file's encoding by its byte order mark, so Danish letters are right.
 */
const BYTE_ORDER_MARK = '\ufeff';

/** Watt-hours, as the engine rounds them, because a file is added up. */
const DECIMALS = 3;

/** The yield table as a file for a spreadsheet, with its place and its source below. */
export async function yieldCsv(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const locale = getLocale();
  const { figures, subject, basis } = await loadYieldView(url, context);
  const columns = yieldColumns();
  // Plain figures with the reader's decimal sign: a space or grouping would make them text.
  const figure = (value: number) => {
    const text = value.toFixed(DECIMALS);
    return locale === 'da' ? text.replace('.', ',') : text;
  };
  const { months, year } = basis.table;
  const rows = [
    [m.views_month(), ...columns.map(({ label }) => label)],
    ...months.map((month) => [
      monthName(month.month, locale),
      ...columns.map(({ key }) => figure(month[key])),
    ]),
    [m.views_year(), ...columns.map(({ key }) => figure(year[key]))],
    [],
    [m.views_csv_place(), placeWords(subject, figures)],
    [m.views_yield_source(), figures.estimate.yield.database, basis.dataUntil],
    [
      m.views_light_source(),
      basis.lightFrom === 'pvgis' ? m.views_light_pvgis() : m.views_light_builtin(),
    ],
    ...refusedWords(subject.errors, locale).map((words) => [words]),
  ];
  // The place is the visitor's own text: it must never become a formula in somebody's spreadsheet.
  const text = Papa.unparse(rows, {
    delimiter: locale === 'da' ? ';' : ',',
    escapeFormulae: FORMULA,
  });
  return new Response(`${BYTE_ORDER_MARK}${text}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="solrig-pv.csv"',
      'X-Robots-Tag': 'noindex',
    },
  });
}
