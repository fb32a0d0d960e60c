import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal, monthName, percent } from '../../../words/format.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { numberMode } from '../../ui/number-input.ts';
import { TextField } from '../../ui/text-field.tsx';
import {
  COMPARED_FIELDS,
  comparedFieldName,
  silenceWords,
  type Compared,
  type ComparedField,
  type ComparedYield,
} from './yield-comparison.ts';

export type YieldComparisonPageProps = {
  readonly typed: Readonly<Record<ComparedField, string>>;
  readonly problems: Readonly<Partial<Record<ComparedField, string>>>;
  /** null: a field is wrong. */
  readonly compared: Compared | null;
};

/** A form for one roof, and its year by PVGIS beside the built-in model's. */
export function YieldComparisonPage({ typed, problems, compared }: YieldComparisonPageProps) {
  return (
    <div className="mx-auto max-w-312 px-page pt-8 pb-16">
      <h1 className="text-28 font-semibold tablet:text-36">{m.views_pvgis_title()}</h1>
      <p className="max-w-180 pt-2 text-18 text-blaek-600">{m.views_pvgis_lead()}</p>
      <form
        method="get"
        noValidate
        className="grid grid-cols-2 items-end gap-x-5 gap-y-3.5 py-6 tablet:grid-cols-4"
      >
        {COMPARED_FIELDS.map((name) => {
          const { label, unit, least } = comparedFieldName(name);
          return (
            <TextField
              key={name}
              id={`compare-${name}`}
              name={name}
              size={44}
              label={label}
              suffix={unit}
              error={problems[name]}
              defaultValue={typed[name]}
              inputMode={numberMode(least)}
              autoComplete="off"
            />
          );
        })}
        <Button type="submit" size={44} className="max-tablet:col-span-2">
          {m.views_pvgis_compare()}
        </Button>
      </form>
      {compared === null ? null : <Comparison {...compared} />}
    </div>
  );
}

function Comparison({ peakPower, pvgis, builtin, askedAt }: Compared) {
  const locale = getLocale();
  const theirs = monthsOf(pvgis, peakPower);
  const ours = monthsOf(builtin, peakPower);
  const cell = (kwh: number | undefined) => (kwh === undefined ? '–' : decimal(kwh, locale, 1));
  const row = (key: string, label: string, their: number | undefined, our: number | undefined) => ({
    key,
    label,
    cells: [
      cell(their),
      cell(our),
      their === undefined || our === undefined || their === 0
        ? '–'
        : signedPercent(our / their - 1, locale),
    ],
  });
  return (
    <section aria-label={m.views_pvgis_result()} className="flex flex-col gap-4">
      {pvgis.kind === 'found' ? null : (
        <p role="status" className="border-l-4 border-tegl-600 bg-tegl-100 px-4 py-3">
          <strong className="font-semibold">PVGIS: </strong>
          {silenceWords(pvgis.kind)}
        </p>
      )}
      {builtin.kind === 'found' ? null : (
        <p role="status" className="border-l-4 border-tegl-600 bg-tegl-100 px-4 py-3">
          <strong className="font-semibold">{m.views_pvgis_ours()}: </strong>
          {silenceWords(builtin.kind)}
        </p>
      )}
      <DataTable
        caption={m.views_pvgis_result()}
        hideCaption
        corner={m.views_month()}
        columns={[
          { key: 'pvgis', label: 'PVGIS, kWh' },
          { key: 'builtin', label: `${m.views_pvgis_ours()}, kWh` },
          { key: 'difference', label: m.views_pvgis_difference(), strong: true },
        ]}
        rows={Array.from({ length: 12 }, (_, index) =>
          row(String(index), monthName(index + 1, locale), theirs?.[index], ours?.[index]),
        )}
        totals={row('year', m.views_year(), sumOf(theirs), sumOf(ours))}
      />
      <dl className="grid gap-x-8 gap-y-1 text-14 tablet:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="font-semibold">PVGIS</dt>
        <dd className="min-w-0 break-words">
          {pvgis.kind === 'found' ? m.views_pvgis_source({ database: pvgis.database }) : null}{' '}
          {askedAt === null ? m.views_pvgis_off() : m.views_pvgis_asked({ address: askedAt })}
        </dd>
        <dt className="font-semibold">{m.views_pvgis_ours()}</dt>
        <dd>
          {builtin.kind === 'found' ? m.views_pvgis_fitted({ database: builtin.database }) : null}
        </dd>
      </dl>
    </section>
  );
}

function signedPercent(share: number, locale: ReturnType<typeof getLocale>): string {
  const text = percent(share, locale, 1);
  return share > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

function monthsOf(found: ComparedYield, peakPower: number): readonly number[] | undefined {
  return found.kind === 'found' ? found.monthlyKwhPerKwp.map((kwh) => kwh * peakPower) : undefined;
}

function sumOf(months: readonly number[] | undefined): number | undefined {
  return months?.reduce((sum, kwh) => sum + kwh, 0);
}
