import { m } from '../../../messages/compiled/messages.js';
import { isAnythingBought } from '../../../domain/bought-parts.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date, decimal, kWh, kWp, monthShort, percent } from '../../../words/format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { links } from '../../links.ts';
import { NoPanels } from './no-panels.tsx';
import { placeWords } from './place-words.ts';
import type { ViewProps } from './simple-view.tsx';
import { ViewFrame } from './view-frame.tsx';
import { yieldColumns } from './yield-columns.ts';
import type { YieldTableFigures } from './yield-rows.ts';

export type YieldBasis = {
  readonly table: YieldTableFigures;
  /** The source for how much light falls on the roof. */
  readonly lightFrom: 'pvgis' | 'builtin';
  /** Last day of the years the yield is based on, ISO. */
  readonly dataUntil: string;
};

export type YieldViewProps = ViewProps & { readonly basis: YieldBasis };

/** The yield month by month, with its source. */
export function YieldView({ figures, subject, restored, basis }: YieldViewProps) {
  const locale = getLocale();
  const { estimate } = figures;
  const sun = estimate.yield;
  const { months, year } = basis.table;
  const columns = yieldColumns();
  const hasPanels = isAnythingBought(estimate.system);
  const curtailedKwh = estimate.energy.curtailedKwh;
  return (
    <ViewFrame
      {...subject}
      view="yield"
      restored={restored}
      figures={figures}
      title={m.views_yield_title()}
      lead={
        hasPanels
          ? m.views_yield_lead({
              place: placeWords(subject, figures),
              kwp: kWp(estimate.system.peakPower, locale),
              kwh: kWh(year.productionKwh, locale),
            })
          : placeWords(subject, figures)
      }
      actions={
        hasPanels ? (
          <a
            href={`${links.yieldReport()}.csv?${subject.viewQuery}`}
            download
            className={buttonClass('outlined', 44)}
          >
            {m.views_csv()}
          </a>
        ) : null
      }
    >
      {hasPanels ? (
        <div className="view-table border-t-[1.5px] border-blaek pt-2">
          <DataTable
            caption={m.views_yield_title()}
            hideCaption
            corner={m.views_month()}
            columns={columns.map(({ key, label }) => ({ key, label }))}
            rows={months.map((month) => ({
              key: String(month.month),
              label: monthShort(month.month, locale),
              cells: columns.map(({ key, digits }) => decimal(month[key], locale, digits)),
            }))}
            totals={{
              key: 'year',
              label: m.views_year(),
              cells: columns.map(({ key, digits }) => decimal(year[key], locale, digits)),
            }}
          />
        </div>
      ) : (
        <NoPanels />
      )}
      <dl className="grid gap-x-12 gap-y-1 py-6 tablet:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="font-semibold">{m.views_yield_source()}</dt>
        <dd className="max-w-180">
          {sun.source === 'pvgis'
            ? m.report_roof_source_pvgis({ database: sun.database })
            : m.report_roof_source({
                database: sun.database,
                uncertainty: percent(sun.modelUncertaintyPercent / 100, locale),
              })}{' '}
          {m.views_data_until({ date: date(basis.dataUntil, locale) })}
        </dd>
        <dt className="font-semibold">{m.views_light_source()}</dt>
        <dd className="max-w-180">
          {basis.lightFrom === 'pvgis' ? m.views_light_pvgis() : m.views_light_builtin()}
        </dd>
        {hasPanels && curtailedKwh >= 1 ? (
          <>
            <dt className="font-semibold">{m.views_production()}</dt>
            <dd className="max-w-180">{m.views_curtailed({ kwh: kWh(curtailedKwh, locale) })}</dd>
          </>
        ) : null}
      </dl>
    </ViewFrame>
  );
}
