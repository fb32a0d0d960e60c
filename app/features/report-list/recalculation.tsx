import { Fragment, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { kWh, signed } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { REPORT_FIELDS } from './list-view.ts';
import { answerTexts, differenceTexts } from './report-words.ts';
import { SHOWN_FIELDS, type Recalculated, type SavedView } from './saved-view.ts';

/** What today's prices would change, before anything is replaced. */
export function Recalculation({
  view,
  today,
}: {
  readonly view: SavedView;
  readonly today: Recalculated;
}) {
  const { summary, problem } = view;
  const locale = getLocale();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const [then, now] = [answerTexts(summary, locale), answerTexts(today, locale)];
  const difference = differenceTexts(summary, today, locale);
  const yields = [Math.round(summary.annualKwh), Math.round(today.annualKwh)] as const;
  const moreKwh = yields[1] - yields[0];
  const lines = [
    {
      key: 'price',
      label: m.my_reports_price(),
      was: then.price,
      is: now.price,
      difference: difference.price,
    },
    {
      key: 'saving',
      label: m.my_reports_saving(),
      was: then.saving,
      is: now.saving,
      difference: difference.saving,
    },
    {
      key: 'payback',
      label: m.my_reports_payback(),
      was: then.payback,
      is: now.payback,
      difference: difference.payback,
    },
    {
      key: 'yield',
      label: m.my_reports_compared_yield(),
      was: kWh(yields[0], locale),
      is: kWh(yields[1], locale),
      difference: moreKwh === 0 ? m.my_reports_same() : `${signed(moreKwh, locale)} kWh`,
    },
  ];
  const isSame = lines.every((line) => line.difference === m.my_reports_same());
  // Below today's figure, as in a comparison: a separate column would not fit a phone.
  const rows = lines.map(({ key, label, was, is, difference: text }) => ({
    key,
    label,
    cells: [
      was,
      <Fragment key="is">
        {is}
        {isSame ? null : <span className="block font-semibold">{text}</span>}
      </Fragment>,
    ],
  }));
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="recalculated"
      className="my-4 rounded-card border border-hairline bg-kalk-50 p-4 tablet:p-6 print:hidden"
    >
      <h2 id="recalculated" className="text-22 font-semibold">
        {m.my_reports_recalculate_title()}
      </h2>
      {problem === null ? null : (
        <p role="alert" className="pt-1 font-semibold text-tegl-600">
          {problemText(problem)}
        </p>
      )}
      <p className="pb-4 text-blaek-600">
        {isSame ? m.my_reports_recalculate_same() : m.my_reports_recalculate_lead()}
      </p>
      <div className="max-w-160">
        <DataTable
          caption={m.my_reports_recalculate_title()}
          hideCaption
          corner=""
          columns={[
            { key: 'then', label: m.my_reports_recalculate_then() },
            { key: 'now', label: m.my_reports_recalculate_now() },
          ]}
          rows={rows}
        />
      </div>
      <div className="flex flex-wrap gap-3 pt-5">
        {isSame ? null : (
          <Form method="post" action={links.report(summary.reportId)} className="max-tablet:w-full">
            <input type="hidden" name={REPORT_FIELDS.version} value={summary.version} />
            <input type="hidden" name={SHOWN_FIELDS.price} value={today.totalPriceOre} />
            <input type="hidden" name={SHOWN_FIELDS.saving} value={today.savingOre} />
            <Button type="submit" size={44} className="max-tablet:w-full">
              {m.my_reports_recalculate_replace()}
            </Button>
          </Form>
        )}
        <SiteLink
          to={links.report(summary.reportId)}
          className={`${buttonClass('outlined', 44)} max-tablet:w-full`}
        >
          {isSame ? m.my_reports_close() : m.my_reports_recalculate_keep()}
        </SiteLink>
      </div>
    </section>
  );
}

function problemText(problem: NonNullable<SavedView['problem']>): string {
  switch (problem) {
    case 'changed':
      return m.my_reports_recalculate_again();
    case 'conflict':
      return m.my_reports_recalculate_conflict();
    case 'failed':
      return m.my_reports_recalculate_failed();
  }
}

/** What has just happened to the report. */
export function SavedNotice({ notice }: { readonly notice: NonNullable<SavedView['notice']> }) {
  return (
    <p
      role="status"
      className="mt-4 rounded-control border border-hairline border-l-8 border-l-gran-700 bg-white px-5 py-3 font-semibold print:hidden"
    >
      {notice === 'saved' ? m.my_reports_just_saved() : m.my_reports_replaced()}
    </p>
  );
}
