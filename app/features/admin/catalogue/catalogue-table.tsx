import { PANEL_FIELDS_MISSING } from '../../../../domain/records/catalogue-records.ts';
import { draftedTexts, type RecordRow } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { isDay } from '../../../../domain/calendar-days.ts';
import { keptFigure } from '../../../../domain/records/record-numbers.ts';
import { shortDate } from '../../../../words/date-time.ts';
import { decimal } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AlertIcon } from '../../../ui/icons.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import type { FieldLook } from '../records/field-look.ts';
import { RecordForm } from '../records/record-form.tsx';
import { RECORD_QUERY, type RecordAnswer } from '../records/record-view.ts';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';
import { catalogueColumns, type CatalogueColumn } from './catalogue-columns.ts';
import { kindName } from './catalogue-fields.ts';
import type { CatalogueView } from './catalogue-view.ts';

type CatalogueTableProps = {
  readonly view: CatalogueView;
  readonly answer: RecordAnswer | undefined;
  readonly fields: readonly FieldLook[];
};

const WIDE = 'hidden desktop:table-cell';
const PANEL_MEASURES = ['peak_power', 'x', 'y'];

/** The models of a kind; one of them may be open as a form in its place. */
export function CatalogueTable({ view, answer, fields }: CatalogueTableProps) {
  const { kind, rows } = view;
  const columns = catalogueColumns(kind);
  const open = answer?.kind === 'conflict' || answer?.kind === 'refused' ? answer.id : view.open;
  const inUse = rows.filter(({ state }) => state === 'in-use').length;
  return (
    <AdminCard
      title={{
        id: 'models',
        text: kindName(kind),
        note: m.catalogue_count({ inUse, all: rows.length }),
      }}
    >
      <AdminTable
        labelledBy="models"
        columns={[
          ...columns.map(({ name, align, isWide }) => ({
            name,
            ...(align && { align }),
            ...(isWide && { isWide }),
          })),
          { name: m.catalogue_price(), align: 'right' },
          ...(kind === 'panel'
            ? [{ name: m.catalogue_datasheet_column(), isWide: true } as const]
            : []),
          { name: m.catalogue_state() },
        ]}
      >
        {rows.map((row) =>
          row.id === open ? (
            <OpenRow
              key={row.id}
              row={row}
              view={view}
              answer={answer}
              fields={fields}
              span={columns.length + (kind === 'panel' ? 3 : 2)}
            />
          ) : (
            <ModelRow key={row.id} row={row} view={view} columns={columns} />
          ),
        )}
      </AdminTable>
    </AdminCard>
  );
}

type RowProps = { readonly row: RecordRow; readonly view: CatalogueView };

function ModelRow(props: RowProps & { readonly columns: readonly CatalogueColumn[] }) {
  const { row, view, columns } = props;
  const texts = draftedTexts(row);
  const to = `?${new URLSearchParams({ [RECORD_QUERY.kind]: view.kind, [RECORD_QUERY.row]: row.id })}`;
  return (
    <tr className={row.draft === null ? '' : 'bg-[#EEF5F1]'}>
      {columns.map(({ name, align, shows, isName = false, isWide = false }) => (
        <AdminCell
          key={name}
          {...(align && { align })}
          isName={isName}
          className={isName ? 'font-semibold' : isWide ? WIDE : ''}
        >
          {isName ? (
            <SiteLink
              to={to}
              preventScrollReset
              className="inline-flex min-h-7 flex-wrap items-center gap-x-2 underline-offset-4 wrap-anywhere hover:underline min-[87rem]:flex-nowrap min-[87rem]:whitespace-nowrap"
            >
              {shows(texts, row.id)}
              {texts['is_default'] === 'yes' && (
                <span className="rounded-control bg-kalk-100 px-2 leading-6 text-blaek-600">
                  {m.catalogue_standard()}
                </span>
              )}
            </SiteLink>
          ) : (
            shows(texts, row.id)
          )}
        </AdminCell>
      ))}
      <AdminCell align="right">
        <Price row={row} view={view} />
      </AdminCell>
      {view.kind === 'panel' && (
        <AdminCell className={WIDE}>
          <Datasheet row={row} openAt={to} />
        </AdminCell>
      )}
      <AdminCell>
        <ModelState row={row} />
      </AdminCell>
    </tr>
  );
}

function Price({ row, view }: RowProps) {
  const ore = view.facts.pricesOre[row.id];
  if (ore !== undefined) return decimal(ore / 100, getLocale());
  return (
    <SiteLink
      to={staffLinks.prices()}
      className="inline-flex min-h-7 items-center text-tegl-600 underline underline-offset-4"
    >
      {m.catalogue_no_price()}
    </SiteLink>
  );
}

/** The maker's own, in a window of its own; where nobody has entered it, the way to do so. */
function Datasheet(props: { readonly row: RecordRow; readonly openAt: string }) {
  const { row, openAt } = props;
  const { datasheet_url: address = '', datasheet_read_on: day = '' } = draftedTexts(row);
  const look = 'inline-flex min-h-7 items-center text-gran-700 underline underline-offset-4';
  const isLink =
    address !== '' && !row.draft?.problems.some(({ field }) => field === 'datasheet_url');
  return isLink ? (
    <>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        title={new URL(address).hostname}
        className={look}
      >
        {m.catalogue_datasheet_open()}
        <span className="sr-only"> {m.catalogue_datasheet_of({ model: row.id })}</span>
      </a>
      {isDay(day) && (
        <span className="block whitespace-nowrap text-blaek-600">
          {shortDate(day, getLocale())}
        </span>
      )}
    </>
  ) : (
    <SiteLink to={openAt} preventScrollReset className={look}>
      {m.catalogue_datasheet_add()}
      <span className="sr-only"> {m.catalogue_datasheet_of({ model: row.id })}</span>
    </SiteLink>
  );
}

/** In use, a draft, retired, or what is wrong with it. */
export function ModelState({ row }: { readonly row: RecordRow }) {
  const { mark, text } = stateOf(row);
  return (
    <span className="inline-flex items-baseline gap-2">
      <StateMark mark={mark} />
      {text}
    </span>
  );
}

function stateOf({ state, draft, texts }: RecordRow): {
  readonly mark: StateMarkShape;
  readonly text: string;
} {
  if ((draft?.problems.length ?? 0) > 0) return { mark: 'square', text: m.catalogue_is_faulty() };
  if (draft !== null) return { mark: 'ring', text: m.catalogue_is_draft() };
  if (state === 'retired') return { mark: 'ring', text: m.catalogue_is_retired() };
  if (texts['datasheet_checked'] === '') return { mark: 'triangle', text: m.catalogue_unchecked() };
  return { mark: 'circle', text: m.catalogue_is_used() };
}

type OpenRowProps = RowProps & {
  readonly answer: RecordAnswer | undefined;
  readonly fields: readonly FieldLook[];
  readonly span: number;
};

function OpenRow({ row, view, answer, fields, span }: OpenRowProps) {
  const problems = row.draft?.problems ?? [];
  const lacksMeasures = problems.some(({ field }) => PANEL_MEASURES.includes(field));
  const texts = draftedTexts(row);
  const [x, y] = ['x', 'y'].map((field) => keptFigure('panel', field, texts));
  return (
    <tr>
      <td
        colSpan={span}
        className={`border-t border-l-4 border-t-hairline px-5 py-4 ${problems.length > 0 ? 'border-l-tegl-600 bg-[#FDF7F6]' : 'border-l-gran-700 bg-[#EEF5F1]'}`}
      >
        <h3 tabIndex={-1} data-opened="" className="mb-3 text-16 font-semibold">
          {row.id}
        </h3>
        <RecordForm
          kind={view.kind}
          row={row}
          fields={fields}
          answer={answer}
          closeTo={`?${RECORD_QUERY.kind}=${view.kind}`}
          retireLabel={m.catalogue_retire()}
        >
          {lacksMeasures && (
            <p role="alert" className="flex gap-2 font-semibold text-tegl-600">
              <AlertIcon className="shrink-0" />
              <span lang="en">{PANEL_FIELDS_MISSING}</span>
            </p>
          )}
          {x && y && !lacksMeasures ? (
            <p className="text-blaek-600">
              {m.catalogue_area({ area: decimal(x * y, getLocale(), 3) })}
            </p>
          ) : null}
        </RecordForm>
      </td>
    </tr>
  );
}
