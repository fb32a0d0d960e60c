import { draftedTexts, type RecordRow } from '../../../../domain/records/record.ts';
import {
  correctedBy,
  isBands,
  isTariffUnreadable,
  TAX,
} from '../../../../domain/records/tariff-records.ts';
import { lastDayOf, rowOnDay } from '../../../../domain/tariffs/row-on-day.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { dayMonth } from '../../../../words/date-time.ts';
import { SiteLink } from '../../../site-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { AdminCard, AdminCell, AdminTable } from '../admin-table.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { RECORD_QUERY, type RecordAnswer } from '../records/record-view.ts';
import { StateMark, type StateMarkShape } from '../state-mark.tsx';
import { Correction } from './correction.tsx';
import { tariffFields } from './tariff-fields.ts';
import { readerFigure } from '../records/shown-text.ts';
import { dayText, partName, standingName } from './tariff-words.ts';
import { TariffSource } from './tariff-source.tsx';
import { TariffEffectBox } from './tariff-effect.tsx';
import { TARIFF_QUERY, type TariffsView } from './tariffs-view.ts';

type CompanyRowsProps = { readonly view: TariffsView; readonly answer: RecordAnswer | undefined };

/** One company's rows by date: those that are published are closed, and a new one is added. */
export function CompanyRows({ view, answer }: CompanyRowsProps) {
  const { company, facts, rows } = view;
  const kept = answer?.kind === 'conflict' || answer?.kind === 'refused' ? answer : null;
  const open = kept === null ? view.open : kept.id;
  // One that was saved and not published has a row of its own by then.
  const isNew = kept === null ? view.isNew : kept.id === null;
  const closeTo = `?${TARIFF_QUERY.company}=${company}`;
  return (
    <AdminCard
      title={{
        id: 'rows',
        text: facts?.name ?? (company === TAX ? m.tariffs_tax() : m.tariffs_energinet_name()),
        note:
          facts === null
            ? company === TAX
              ? m.tariffs_tax_note()
              : m.tariffs_national_note()
            : m.tariffs_company_note({
                zone: facts.zone === 'DK1' ? m.calculator_zone_west() : m.calculator_zone_east(),
                code: facts.code,
                gln: company,
              }),
      }}
    >
      {isNew ? (
        <div className="border-t border-hairline bg-[#EEF5F1] px-5 py-4">
          <h3 tabIndex={-1} data-opened="" className="mb-3 text-16 font-semibold">
            {m.tariffs_new()}
          </h3>
          <RecordForm
            kind="tariff"
            row={null}
            fields={tariffFields(company)}
            initial={{ company, standing: 'secondary' }}
            answer={answer}
            closeTo={closeTo}
            retireLabel={m.tariffs_withdraw()}
          />
        </div>
      ) : (
        <p className="px-5 pb-3">
          <SiteLink
            to={`${closeTo}&${RECORD_QUERY.isNew}=1`}
            preventScrollReset
            className={buttonClass('outlined', 44)}
          >
            {m.tariffs_new()}
          </SiteLink>
        </p>
      )}
      <AdminTable
        labelledBy="rows"
        isTight
        columns={[
          { name: m.tariffs_from() },
          { name: m.tariffs_until() },
          { name: m.tariffs_part() },
          { name: m.tariffs_low_short(), align: 'right' },
          { name: m.tariffs_high_short(), align: 'right' },
          { name: m.tariffs_peak_short(), align: 'right' },
          { name: m.tariffs_month_short(), align: 'right' },
          { name: m.tariffs_source(), isWide: true },
          { name: m.tariffs_state() },
        ]}
      >
        {rows.map((row) =>
          row.id === open ? (
            <OpenRow key={row.id} row={row} view={view} answer={answer} closeTo={closeTo} />
          ) : (
            <Row key={row.id} row={row} view={view} />
          ),
        )}
      </AdminTable>
      {view.effect !== null && <TariffEffectBox effect={view.effect} />}
    </AdminCard>
  );
}

function Row({ row, view }: { readonly row: RecordRow; readonly view: TariffsView }) {
  const texts = draftedTexts(row);
  const part = texts['part'] ?? '';
  const isMonthly = part === 'subscription' || part === 'national-subscription';
  const { mark, text } = stateOf(row, view);
  return (
    <tr className={row.draft === null ? '' : 'bg-[#EEF5F1]'}>
      <AdminCell isName className="font-semibold whitespace-nowrap">
        <SiteLink
          to={`?${new URLSearchParams({ [TARIFF_QUERY.company]: view.company, [RECORD_QUERY.row]: row.id })}`}
          preventScrollReset
          className="inline-flex min-h-7 items-center underline-offset-4 hover:underline"
        >
          {dayText(texts['from'] ?? '')}
        </SiteLink>
      </AdminCell>
      <AdminCell className="whitespace-nowrap text-blaek-600">{untilOf(row, view)}</AdminCell>
      <AdminCell>{partName(part)}</AdminCell>
      {isBands(part) ? (
        ['low', 'high', 'peak'].map((field) => (
          <AdminCell key={field} align="right">
            {shown(texts[field])}
          </AdminCell>
        ))
      ) : (
        <td colSpan={3} className="border-t border-hairline px-5 py-2 text-right tabular-nums">
          {isMonthly ? '' : shown(texts['value'])}
        </td>
      )}
      <AdminCell align="right">{isMonthly ? shown(texts['value']) : ''}</AdminCell>
      <AdminCell className="hidden desktop:table-cell">
        <TariffSource text={texts['source'] ?? ''} />
        <span className="block text-blaek-600">{dayText(texts['read_on'] ?? '')}</span>
      </AdminCell>
      <AdminCell>
        <span className="inline-flex items-baseline gap-2">
          <StateMark mark={mark} />
          {text}
        </span>
        <span className="block text-blaek-600">{standingName(texts['standing'] ?? '')}</span>
      </AdminCell>
    </tr>
  );
}

const shown = (text = '') => readerFigure(text) || '–';

function stateOf(
  row: RecordRow,
  { desk, rows }: TariffsView,
): { readonly mark: StateMarkShape; readonly text: string } {
  if ((row.draft?.problems.length ?? 0) > 0) return { mark: 'square', text: m.tariffs_is_faulty() };
  if (row.draft !== null) {
    const isCorrection = correctedBy(row, rows) !== null;
    return {
      mark: isCorrection ? 'triangle' : 'ring',
      text: isCorrection ? m.tariffs_is_correction() : m.catalogue_is_draft(),
    };
  }
  if (isTariffUnreadable(row)) return { mark: 'square', text: m.tariffs_is_unreadable() };
  if (row.state === 'retired') return { mark: 'ring', text: m.tariffs_is_withdrawn() };
  const onDay = rowOnDay(datedPart(row), inUse(rows), desk.today);
  switch (onDay.kind) {
    case 'coming':
      return { mark: 'circle', text: m.tariffs_is_coming() };
    case 'over':
      return { mark: 'ring', text: m.tariffs_is_over() };
    case 'resting':
      return {
        mark: 'ring',
        text: m.tariffs_is_resting({ date: dayMonth(onDay.until, getLocale()) }),
      };
    case 'now':
      return { mark: 'circle', text: m.tariffs_is_now() };
  }
}

/** The year is said where it isn't the first such day after the row's own. */
function untilOf(row: RecordRow, { desk, rows }: TariffsView): string {
  if (row.draft !== null || row.state !== 'in-use') return '–';
  const { from } = datedPart(row);
  const day = lastDayOf(datedPart(row), inUse(rows), desk.today);
  if (day === null) return '–';
  const isWithinYear = Date.parse(day) - Date.parse(from) < 366 * 24 * 60 * 60 * 1000;
  return isWithinYear ? dayMonth(day, getLocale()) : dayText(day);
}

const inUse = (rows: readonly RecordRow[]) =>
  rows.filter(({ state }) => state === 'in-use').map(datedPart);

const datedPart = ({ texts: { part = '', from = '' } }: RecordRow) => ({ part, from });

type OpenRowProps = {
  readonly row: RecordRow;
  readonly view: TariffsView;
  readonly answer: RecordAnswer | undefined;
  readonly closeTo: string;
};

function OpenRow({ row, view, answer, closeTo }: OpenRowProps) {
  const corrected = correctedBy(row, view.rows);
  const texts = draftedTexts(row);
  return (
    <tr>
      <td
        colSpan={9}
        className="border-t border-l-4 border-hairline border-l-gran-700 bg-[#EEF5F1] px-5 py-4"
      >
        <h3 tabIndex={-1} data-opened="" className="mb-3 text-16 font-semibold">
          {[partName(texts['part'] ?? ''), dayText(texts['from'] ?? '')].join(', ')}
        </h3>
        <RecordForm
          kind="tariff"
          row={row}
          fields={tariffFields(view.company)}
          answer={answer}
          closeTo={closeTo}
          retireLabel={m.tariffs_withdraw()}
          isClosed={row.state !== 'new'}
          {...(corrected !== null && {
            replaces: corrected.id,
            publishLabel: m.tariffs_publish_correction(),
          })}
        >
          {corrected !== null && <Correction before={corrected.texts} after={texts} />}
        </RecordForm>
      </td>
    </tr>
  );
}
