import type { CSSProperties, ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { roundTicks } from '../../../charts/chart-scale.ts';
import { trackPercent, trackSpan } from '../../../ui/range-track.tsx';
import { BandHelp, bandOf, kwpAxis } from '../compare-bars.tsx';
import { axisOfMost, type ComparedColumn, type CompareView } from '../compare-view.ts';
import * as words from '../compare-words.ts';
import { spanFigures } from '../finding-words.ts';
import { PriceBand } from '../price-band.tsx';
import { Panel } from './panel.tsx';

/** Half of a figure's width at 14 px. */
const HALF_GLYPH_REM = 0.25;

type Domain = readonly [number, number];

/** What each costs in all, and for each kWp beside the usual: the offers on one axis. */
export function Prices({ view }: { readonly view: CompareView }) {
  const { columns, usualPerKwp } = view;
  const axis = axisOfMost(
    columns.map(({ basis }) => ({ low: basis.writtenDkk, high: basis.high })),
  );
  const perKwp = kwpAxis(view);
  const bare = { ...view, usualPerKwp: null };
  return (
    <>
      <Panel title={m.compare_row_price()} help={m.compare_row_price_help()}>
        <OneAxis
          columns={columns}
          band={(column) => (
            <PriceBand
              {...bandOf({ ...column, kwp: 1 }, bare, axis)}
              label={words.letterName(column)}
            />
          )}
          figure={words.basisText}
          ground={<Gridlines domain={axis} />}
          ends={roundTicks(axis, 3).map((dkk) => ({
            at: trackPercent(dkk, axis),
            text: decimal(dkk, getLocale()),
          }))}
        />
        <ul className="pt-2 text-14 text-blaek-600">
          {columns
            .filter(
              ({ offer, basis }) =>
                offer !== null && (offer.vat === 'excl' || basis.added.high > 0),
            )
            .map((column) => (
              <li
                key={column.letter}
              >{`${column.letter}: ${words.basisLines(column).join(' ')}`}</li>
            ))}
        </ul>
      </Panel>
      <Panel title={m.compare_row_kwp()} help={<BandHelp view={view} />}>
        <OneAxis
          columns={columns}
          band={(column) => (
            <PriceBand
              {...bandOf(column, bare, perKwp)}
              label={bandOf(column, view, perKwp).label}
            />
          )}
          figure={(column) => words.perKwpText(column.basis.mid, column)}
          ground={usualPerKwp === null ? null : <Band {...usualPerKwp} domain={perKwp} />}
          ends={
            usualPerKwp === null
              ? []
              : [
                  {
                    at: trackPercent((usualPerKwp.low + usualPerKwp.high) / 2, perKwp),
                    text: spanFigures(usualPerKwp),
                  },
                ]
          }
        />
      </Panel>
    </>
  );
}

type OneAxisProps = {
  readonly columns: readonly ComparedColumn[];
  readonly band: (column: ComparedColumn) => ReactNode;
  readonly figure: (column: ComparedColumn) => string;
  /** Behind all rows. */
  readonly ground: ReactNode;
  /** Written once, under the rows. */
  readonly ends: readonly { readonly at: number; readonly text: string }[];
};

/** The figure stands beside its band; above it where the text is that large. */
function OneAxis({ columns, band, figure, ground, ends }: OneAxisProps) {
  const below = 'row-[calc(var(--rows)*2+1)] @[12rem]:row-[calc(var(--rows)+1)]';
  return (
    <div className="@container">
      <div
        className="grid items-center gap-x-3 @[12rem]:grid-cols-[minmax(0,1fr)_auto]"
        style={variable('--rows', columns.length)}
      >
        <div
          aria-hidden="true"
          className="relative col-start-1 row-start-1 row-end-[calc(var(--rows)*2+1)] self-stretch @[12rem]:row-end-[calc(var(--rows)+1)]"
        >
          {ground}
        </div>
        {columns.map((column, index) => (
          <div key={column.letter} className="contents" style={variable('--row', index + 1)}>
            <div className="relative col-start-1 row-[calc(var(--row)*2)] py-0.75 @[12rem]:row-[var(--row)]">
              {band(column)}
            </div>
            <strong className="relative col-start-1 row-[calc(var(--row)*2-1)] font-semibold max-[22.4375rem]:text-14 @[12rem]:col-start-2 @[12rem]:row-[var(--row)] @[12rem]:text-right @[12rem]:whitespace-nowrap">
              {figure(column)}
            </strong>
          </div>
        ))}
        <div
          aria-hidden="true"
          className={`@container relative col-start-1 h-6 text-14 text-blaek-600 tabular-nums empty:hidden ${below}`}
        >
          {ends.map(({ at, text }) => (
            <span
              key={text}
              className="absolute top-1 -translate-x-1/2 whitespace-nowrap @max-[11rem]:even:hidden"
              // Under its line, but never over an edge.
              style={{
                left: `clamp(${text.length * HALF_GLYPH_REM}rem, ${at}%, calc(100% - ${text.length * HALF_GLYPH_REM}rem))`,
              }}
            >
              {text}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const variable = (name: `--${string}`, value: number) => ({ [name]: value }) as CSSProperties;

function Gridlines({ domain }: { readonly domain: Domain }) {
  return roundTicks(domain, 3).map((dkk) => (
    <span
      key={dkk}
      className="absolute inset-y-0 w-px bg-hairline"
      style={{ left: `${trackPercent(dkk, domain)}%` }}
    />
  ));
}

/** What such systems usually cost. */
function Band({
  low,
  high,
  domain,
}: {
  readonly low: number;
  readonly high: number;
  readonly domain: Domain;
}) {
  return (
    <span
      className="absolute inset-y-0 border-x border-gran-500 bg-gran-100"
      style={trackSpan(low, high, domain)}
    />
  );
}
