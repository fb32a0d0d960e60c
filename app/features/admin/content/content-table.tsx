import type { ReactNode } from 'react';
import { draftedTexts, type RecordRow } from '../../../../domain/records/record.ts';
import { isDay } from '../../../../domain/calendar-days.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDate } from '../../../../words/date-time.ts';
import { SiteLink } from '../../../site-link.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { GripIcon } from '../order/grip-icon.tsx';
import { useReorder, type Reorder } from '../order/use-reorder.ts';
import { RECORD_FORM, RECORD_QUERY } from '../records/record-view.ts';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';
import { tradeName } from './content-fields.ts';
import { PROOF_FIELD, type ContentView } from './content-view.ts';
import { logoPath } from './logo-path.ts';
import { ProofLink } from './proof-link.tsx';
import { placedOf, shownTitle } from './content-title.ts';

/** What is there, in the order of the public page. */
export function ContentTable({ view }: { readonly view: ContentView }) {
  const isQuotes = view.kind === 'testimonial';
  const reorder = useReorder({
    ids: placedOf(view.rows),
    along: 'column',
    fields: { [RECORD_FORM.kind]: view.kind },
  });
  const published = view.rows.filter(({ state }) => state === 'in-use').length;
  return (
    <AdminCard
      title={{
        id: 'content-rows',
        text: isQuotes ? m.content_admin_quotes() : m.content_admin_partners(),
        note: m.content_admin_count({ published }),
      }}
    >
      <AdminTable
        isTight
        labelledBy="content-rows"
        columns={
          isQuotes
            ? [
                { name: m.order_column(), isHidden: true },
                { name: m.content_admin_quote() },
                { name: m.content_admin_proof_short() },
                { name: m.content_admin_consent_short() },
                { name: m.catalogue_state() },
              ]
            : [
                { name: m.order_column(), isHidden: true },
                { name: m.content_admin_logo() },
                { name: m.content_admin_company() },
                { name: m.content_admin_since() },
                { name: m.catalogue_state() },
              ]
        }
      >
        {view.rows.map((row) =>
          isQuotes ? (
            <QuoteRow key={row.id} row={row} view={view} reorder={reorder} />
          ) : (
            <PartnerRow key={row.id} row={row} view={view} reorder={reorder} />
          ),
        )}
      </AdminTable>
      <p className="border-t border-hairline px-5 py-3 text-blaek-600">
        {isQuotes ? m.content_admin_rule_quotes() : m.content_admin_rule_partners()}
      </p>
    </AdminCard>
  );
}

type RowProps = {
  readonly row: RecordRow;
  readonly view: ContentView;
  readonly reorder: Reorder;
};

const MARKS = {
  before: '[&>*]:shadow-[inset_0_3px_0_var(--color-gran-700)]',
  after: '[&>*]:shadow-[inset_0_-3px_0_var(--color-gran-700)]',
} as const;

/** A row that is dragged elsewhere by its handle. */
function Row({ row, view, reorder, children }: RowProps & { readonly children: ReactNode }) {
  const mark = reorder.markAt(row.id);
  const isPlaced = row.state !== 'new';
  return (
    <tr
      className={`${tint(row, view)} ${mark === null ? '' : MARKS[mark]}`}
      {...(isPlaced && reorder.target(row.id))}
    >
      <AdminCell className="w-11 px-0!">
        {isPlaced && (
          <button
            type="button"
            aria-label={m.order_handle({ name: shownTitle(row) })}
            title={m.order_how()}
            className="flex size-11 cursor-grab items-center justify-center text-sten-500"
            {...reorder.handle(row.id)}
          >
            <GripIcon />
          </button>
        )}
      </AdminCell>
      {children}
    </tr>
  );
}

const tint = ({ id, draft }: RecordRow, view: ContentView) =>
  id === view.open || draft !== null ? 'bg-[#EEF5F1]' : '';

function Opens(props: Omit<RowProps, 'reorder'> & { readonly children: string }) {
  const { row, view, children } = props;
  return (
    <SiteLink
      to={`?${new URLSearchParams({ [RECORD_QUERY.kind]: view.kind, [RECORD_QUERY.row]: row.id })}`}
      preventScrollReset
      aria-current={row.id === view.open ? 'true' : undefined}
      className="block truncate leading-7 font-semibold underline-offset-4 hover:underline"
    >
      {children}
    </SiteLink>
  );
}

const SHORT_KIND = { pdf: 'pdf', jpeg: 'jpg' } as const;

function QuoteRow({ row, view, reorder }: RowProps) {
  const texts = draftedTexts(row);
  const isExample = texts['is_example'] === 'yes';
  const proof = view.proofs[row.id]?.find(({ id }) => id === texts[PROOF_FIELD]);
  const lacking = isExample ? (
    <span className="whitespace-nowrap text-blaek-600">{m.content_admin_not_needed()}</span>
  ) : (
    <span className="font-semibold text-tegl-600">{m.content_admin_lacks()}</span>
  );
  return (
    <Row row={row} view={view} reorder={reorder}>
      {/* As wide as the others leave it: what does not fit in a line is cut off with dots. */}
      <AdminCell isName className="w-full max-w-0 min-w-40">
        <Opens row={row} view={view}>
          {shownTitle(row)}
        </Opens>
        <span className="block truncate text-blaek-600">
          {[texts['shown_name'], texts[`house_${getLocale()}`]].filter(Boolean).join(', ')}
        </span>
      </AdminCell>
      <AdminCell>
        {proof === undefined ? (
          texts['proof'] || lacking
        ) : (
          <ProofLink proof={proof}>
            {[texts['proof'] || m.content_admin_proof_kind(), SHORT_KIND[proof.kind]].join(', ')}
          </ProofLink>
        )}
      </AdminCell>
      <AdminCell className="whitespace-nowrap">
        {dayText(texts['consent_date']) ?? lacking}
      </AdminCell>
      <AdminCell>
        <State row={row} isExample={isExample} />
      </AdminCell>
    </Row>
  );
}

function PartnerRow({ row, view, reorder }: RowProps) {
  const texts = draftedTexts(row);
  const logo = view.logos[row.id];
  return (
    <Row row={row} view={view} reorder={reorder}>
      <AdminCell className="w-40">
        {logo === undefined ? (
          <span className="inline-flex h-10 items-center rounded-control border border-dashed border-sten-500 px-3 text-blaek-600">
            {m.content_admin_no_logo()}
          </span>
        ) : (
          <img src={logoPath(logo)} alt="" className="h-auto max-h-10 w-auto max-w-36" />
        )}
      </AdminCell>
      <AdminCell isName>
        <Opens row={row} view={view}>
          {texts['name'] ?? ''}
        </Opens>
        <span className="block text-blaek-600">
          {[tradeName(texts['kind'] ?? ''), texts[`area_${getLocale()}`]]
            .filter(Boolean)
            .join(', ')}
        </span>
      </AdminCell>
      <AdminCell className="whitespace-nowrap">{dayText(texts['since']) ?? '–'}</AdminCell>
      <AdminCell>
        <State row={row} isExample={texts['is_example'] === 'yes'} />
      </AdminCell>
    </Row>
  );
}

function dayText(day: string | undefined): string | null {
  return day !== undefined && isDay(day) ? shortDate(day, getLocale()) : null;
}

function State({ row, isExample }: { readonly row: RecordRow; readonly isExample: boolean }) {
  const { mark, text } = stateOf(row);
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <StateMark mark={mark} />
      <span>
        {text}
        {isExample && mark === 'circle' && (
          <span className="block text-blaek-600">{m.content_admin_as_example()}</span>
        )}
      </span>
    </span>
  );
}

function stateOf({ state, draft }: RecordRow): {
  readonly mark: StateMarkShape;
  readonly text: string;
} {
  if ((draft?.problems.length ?? 0) > 0) {
    return { mark: 'square', text: m.content_admin_cannot() };
  }
  if (state === 'new') return { mark: 'ring', text: m.catalogue_is_draft() };
  if (state === 'retired') return { mark: 'ring', text: m.content_admin_taken_down() };
  if (draft !== null) return { mark: 'triangle', text: m.content_admin_edited() };
  return { mark: 'circle', text: m.content_admin_published() };
}
