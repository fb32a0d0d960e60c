import { useMemo } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { production } from '../../../../engine/production.ts';
import { decimal, monthName, monthShort, percent } from '../../../../words/format.ts';

type FaceShadeProps = {
  readonly run: EstimateRun;
  /** Which of the calculator's faces; −1: no panels are on it. */
  readonly index: number;
};

/** What the shade takes of a face's light, by months: as bars, and as a table beside them. */
export function FaceShade({ run, index }: FaceShadeProps) {
  const locale = getLocale();
  const losses = useMemo(() => (index === -1 ? null : monthLosses(run, index)), [run, index]);
  if (losses === null) return <p>{m.roof_shade_no_panels()}</p>;
  // Nothing was chosen and nothing measured: twelve noughts would say no more.
  if (losses.year === 0 && !losses.isMeasured) return null;
  const most = Math.max(0.05, ...losses.months);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        {m.roof_shade_year({
          share: percent(losses.year, locale, 1),
          kwh: decimal(losses.kWh, locale),
        })}
      </p>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{m.roof_shade_table()}</caption>
        <tbody>
          {losses.months.map((loss, month) => (
            <tr key={month} className="border-b border-hairline">
              <th scope="row" className="w-12 py-1 text-left font-normal">
                <abbr title={monthName(month + 1, locale)} className="no-underline">
                  {monthShort(month + 1, locale)}
                </abbr>
              </th>
              <td aria-hidden className="py-1">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
                  <rect width={100} height={10} fill="#f1ede4" />
                  <rect width={(100 * loss) / most} height={10} fill="#4b5852" />
                </svg>
              </td>
              <td className="w-14 py-1 text-right tabular-nums">{percent(loss, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {losses.isMeasured ? <p className="text-14 text-blaek-600">{m.roof_shade_note()}</p> : null}
    </div>
  );
}

/** A face's yield against the same without anything around it, by the built-in sun. */
function monthLosses({ input, estimate }: EstimateRun, index: number) {
  const face = input.roofFaces?.[index] ?? input;
  const counted = estimate.yield.faces[index]!;
  const { panelPeakPowerW } = estimate.system;
  const count = counted.numberOfPanels;
  const system = {
    panelPeakPowerW,
    inverterAcKw: (count * panelPeakPowerW) / 1000,
    panelsPerFace: [count],
  };
  const { slope, azimuth } = counted;
  const alone = { ...input, slope, azimuth, roofFaces: null, roofSurfaceArea: null };
  const yieldWith = (shade: Pick<typeof input, 'shading' | 'horizon'>) =>
    production({ ...alone, ...shade }, system).yield;
  const horizon = face.horizon ?? null;
  const shaded = yieldWith({ shading: face.shading ?? 'none', horizon });
  const free = yieldWith({ shading: 'none', horizon: null });
  return {
    isMeasured: horizon !== null,
    year: Math.max(0, 1 - shaded.annualKwh / free.annualKwh),
    kWh: Math.max(0, free.annualKwh - shaded.annualKwh),
    months: free.monthlyKwh.map((kwh, month) =>
      kwh > 0 ? Math.max(0, 1 - shaded.monthlyKwh[month]! / kwh) : 0,
    ),
  };
}
