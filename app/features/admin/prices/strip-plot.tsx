import { isOverLimit, type RehearsedReport } from '../../../../domain/prices/rehearsal.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { percentChange } from './price-words.ts';
import { shortId } from './reports-table.tsx';
import { stackMarks } from './stack-marks.ts';

type StripPlotProps = {
  readonly reports: readonly RehearsedReport[];
  readonly medianPercent: number;
  readonly limitPercent: number;
};

const WIDTH = 1080;
const SIDE = 24;
const TOP = 28;
const RADIUS = 6;

/** One mark per report by the change of its price; beside it the limit above which a reason is asked for. */
export function StripPlot({ reports, medianPercent, limitPercent }: StripPlotProps) {
  const changes = reports.map(({ changePercent }) => changePercent);
  const low = Math.floor(Math.min(-2, ...changes));
  const high = Math.ceil(Math.max(limitPercent + 2, ...changes));
  const x = (percent: number) => SIDE + ((percent - low) / (high - low)) * (WIDTH - 2 * SIDE);
  const marks = stackMarks(
    reports.map((report) => ({ report, x: x(report.changePercent) })),
    2 * RADIUS + 1,
  );
  const rows = Math.max(4, ...marks.map(({ row }) => Math.abs(row)));
  const height = TOP + (2 * rows + 1) * (2 * RADIUS + 1) + 36;
  const floor = height - 32;
  const middle = (TOP + floor) / 2;
  const step = Math.max(1, Math.ceil((high - low) / 9));
  const ticks = Array.from(
    { length: Math.floor((high - low) / step) + 1 },
    (_, index) => Math.ceil(low / step) * step + index * step,
  ).filter((tick) => tick <= high);
  return (
    <figure>
      <figcaption className="flex flex-wrap gap-x-6 pb-3">
        <Key shape="panels">{m.prices_legend_panels()}</Key>
        <Key shape="battery">{m.prices_legend_battery()}</Key>
        <Key shape="over">{m.prices_legend_over()}</Key>
      </figcaption>
      <div className="overflow-x-auto">
        <svg viewBox={`0 0 ${WIDTH} ${height}`} className="w-full min-w-[40rem]" aria-hidden="true">
          <rect
            x={SIDE}
            y={TOP}
            width={Math.max(0, x(limitPercent) - SIDE)}
            height={floor - TOP}
            className="fill-kalk-100"
          />
          <line x1={SIDE} x2={WIDTH - SIDE} y1={floor} y2={floor} className="stroke-sten-500" />
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={x(tick)}
                x2={x(tick)}
                y1={floor}
                y2={floor + 6}
                className="stroke-sten-500"
              />
              <text
                x={x(tick)}
                y={floor + 22}
                textAnchor="middle"
                className="fill-blaek-600 text-14"
              >
                {tick === 0 ? m.prices_unchanged() : percentChange(tick)}
              </text>
            </g>
          ))}
          <line
            x1={x(0)}
            x2={x(0)}
            y1={TOP}
            y2={floor}
            className="stroke-gran-900"
            strokeWidth={1.5}
          />
          <line
            x1={x(medianPercent)}
            x2={x(medianPercent)}
            y1={TOP}
            y2={floor}
            className="stroke-sol-700"
            strokeWidth={2}
          />
          <text
            x={Math.min(x(medianPercent), x(limitPercent) - 150)}
            y={TOP - 10}
            textAnchor="middle"
            className="fill-sol-700 text-14 font-semibold"
          >
            {m.prices_median({ change: percentChange(medianPercent) })}
          </text>
          <line
            x1={x(limitPercent)}
            x2={x(limitPercent)}
            y1={TOP - 8}
            y2={floor}
            strokeDasharray="4 4"
            className="stroke-tegl-600"
            strokeWidth={1.5}
          />
          <text
            x={x(limitPercent) + 6}
            y={TOP - 10}
            className="fill-tegl-600 text-14 font-semibold"
          >
            {m.prices_limit({ change: percentChange(limitPercent) })}
          </text>
          {marks.map(({ item: { report, x: at }, row }) => (
            <Mark
              key={report.reportId}
              report={report}
              x={at}
              y={middle + row * (2 * RADIUS + 1)}
            />
          ))}
        </svg>
      </div>
    </figure>
  );
}

function Mark(props: { readonly report: RehearsedReport; readonly x: number; readonly y: number }) {
  const { report, x, y } = props;
  const title = (
    <title>{`${shortId(report.reportId)} ${percentChange(report.changePercent)}`}</title>
  );
  if (isOverLimit(report)) {
    return (
      <path d={`M${x} ${y - 7}l7 7-7 7-7-7z`} className="fill-tegl-600">
        {title}
      </path>
    );
  }
  return (
    <circle
      cx={x}
      cy={y}
      r={report.hasBattery ? RADIUS - 1 : RADIUS}
      strokeWidth={2}
      className={report.hasBattery ? 'fill-white stroke-gran-700' : 'fill-gran-700'}
    >
      {title}
    </circle>
  );
}

function Key(props: { readonly shape: 'panels' | 'battery' | 'over'; readonly children: string }) {
  const { shape, children } = props;
  return (
    <span className="flex items-center gap-2">
      <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden="true">
        {shape === 'over' ? (
          <path d="M7 0l7 7-7 7-7-7z" className="fill-tegl-600" />
        ) : (
          <circle
            cx={7}
            cy={7}
            r={5}
            strokeWidth={2}
            className={shape === 'panels' ? 'fill-gran-700' : 'fill-white stroke-gran-700'}
          />
        )}
      </svg>
      {children}
    </span>
  );
}
