import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { date } from '../../../words/format.ts';
import { links } from '../../links.ts';
import { SiteLink } from '../../site-link.tsx';
import { CompareBox } from './compare-box.tsx';
import { RowActions, type RowLinks } from './row-actions.tsx';
import { ReportTags } from './report-tags.tsx';
import { answerTexts, batteryOf, placeOf, powerOf } from './report-words.ts';
import { SmallHouse } from './small-house.tsx';
import type { Choice } from './use-choice.ts';

export const ROW_COLUMNS =
  'min-[70rem]:grid min-[70rem]:grid-cols-[48px_minmax(0,1fr)_152px_128px_152px_112px_200px] min-[70rem]:items-center';

type ReportRowProps = RowLinks & {
  readonly report: ReportSummary;
  /** As it is told apart from the others of the list. */
  readonly name: string;
  readonly copyKey: string;
  readonly compareForm: string;
  readonly choice: Choice;
};

/** One report: a row of the table, or on a phone a card with the price first. */
export function ReportRow(props: ReportRowProps) {
  const { report, name, copyKey, compareForm, choice } = props;
  const isChosen = choice.place.ids.includes(report.reportId);
  const locale = getLocale();
  const texts = answerTexts(report, locale);
  return (
    <tr
      role="row"
      className={`grid break-inside-avoid grid-cols-2 gap-x-4 border-b min-[40rem]:max-[69.9375rem]:grid-cols-[repeat(3,minmax(0,1fr))_auto] border-hairline p-4 last:border-b-0 min-[70rem]:min-h-24 min-[70rem]:gap-x-0 min-[70rem]:px-2 min-[70rem]:py-2 ${ROW_COLUMNS} ${isChosen ? 'bg-gran-100' : ''}`}
    >
      <td
        role="cell"
        className="order-2 justify-self-end max-[69.9375rem]:-my-2 max-[69.9375rem]:-mr-3 min-[70rem]:order-none"
      >
        <label className="flex size-12 print:hidden items-center justify-center">
          <CompareBox
            reportId={report.reportId}
            choice={choice}
            compareForm={compareForm}
            label={m.my_reports_choose_named({ title: name })}
          />
        </label>
      </td>
      <td
        role="cell"
        className="order-3 col-span-full min-[70rem]:order-none min-[70rem]:col-span-1"
      >
        <div className="flex items-center gap-4 pt-2 min-[70rem]:pt-0 min-[70rem]:pr-4 min-[70rem]:pl-2">
          <div className="min-[70rem]:max-[77.4375rem]:hidden">
            <SmallHouse roofType={report.roofType} isChosen={isChosen} />
          </div>
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-[69.9375rem]:pb-0.5">
              <SiteLink
                to={links.report(report.reportId)}
                className="-my-2.5 inline-block min-w-0 py-2.5 font-semibold [overflow-wrap:anywhere] text-gran-700 underline underline-offset-4 min-[70rem]:my-0 min-[70rem]:py-0.5"
              >
                {name}
              </SiteLink>
              <ReportTags report={report} />
            </div>
            <p className="text-14 break-words text-blaek-600">{placeOf(report)}</p>
            <p className="text-14 text-blaek-600">{date(report.createdAt, locale)}</p>
          </div>
        </div>
      </td>
      <Cell className="order-4 pt-3 max-[39.9375rem]:col-span-full min-[40rem]:flex min-[40rem]:flex-col min-[40rem]:max-[69.9375rem]:flex-col-reverse min-[40rem]:max-[69.9375rem]:justify-end min-[70rem]:order-none min-[70rem]:pt-0">
        <span>{powerOf(report, locale)}</span>
        <span className="min-[40rem]:hidden"> · </span>
        <span className="min-[40rem]:text-14 min-[40rem]:text-blaek-600">
          {batteryOf(report, locale)}
        </span>
      </Cell>
      <Cell className="order-1 self-center text-22 font-semibold whitespace-nowrap min-[40rem]:max-[69.9375rem]:col-span-3 min-[70rem]:order-none min-[70rem]:text-right min-[70rem]:text-16">
        {texts.price}
      </Cell>
      <LabelledCell label={m.my_reports_saving()} order="order-5">
        {texts.saving}
      </LabelledCell>
      <LabelledCell label={m.my_reports_payback()} order="order-6">
        {texts.payback}
      </LabelledCell>
      <Cell className="order-7 self-end pt-2 max-[39.9375rem]:col-span-full min-[70rem]:order-none min-[70rem]:self-center min-[70rem]:pt-0 min-[70rem]:pr-1">
        <RowActions
          report={report}
          name={name}
          copyKey={copyKey}
          compareForm={compareForm}
          place={choice.place}
          shareHref={props.shareHref}
          pdfHref={props.pdfHref}
        />
      </Cell>
    </tr>
  );
}

function Cell({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <td role="cell" className={className}>
      {children}
    </td>
  );
}

/** The table's heads are hidden on a phone, so a card labels its figures. */
function LabelledCell({
  label,
  order,
  children,
}: {
  readonly label: string;
  readonly order: string;
  readonly children: ReactNode;
}) {
  return (
    <Cell
      className={`${order} pt-3 min-[70rem]:order-none min-[70rem]:pt-0 min-[70rem]:text-right min-[70rem]:whitespace-nowrap`}
    >
      <span aria-hidden="true" className="block text-14 text-blaek-600 min-[70rem]:hidden">
        {label}
      </span>
      {children}
    </Cell>
  );
}
