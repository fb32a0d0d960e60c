import { isOverLimit, type RehearsedReport } from '../../../../domain/prices/rehearsal.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { percentChange } from './price-words.ts';
import { shortId } from './reports-table.tsx';
import { stackMarks } from './stack-marks.ts';
import { labelRows, placeLabels } from './strip-labels.ts';

type StripPlotProps = {
  readonly reports: readonly RehearsedReport[];
  /** Those whose names stand beside their marks; the table below links them. */
  readonly named: readonly RehearsedReport[];
  readonly medianPercent: number;
  readonly limitPercent: number;
};

/** As wide as its card in most windows, so that its words keep their size. */
const WIDTHS = { wide: 1080, narrow: 680 } as const;
const SIDE = 24;
const TOP = 28;
const RADIUS = 6;
const SPACING = 2 * RADIUS + 1;
const LABEL_ROW = 20;
/** Of «R-1a2b3c» at 14 px, with some air. */
const LABEL_WIDTH = 78;
/** The limit’s words need so much to the right of it; nearer to the edge they stand to its left. */
const LIMIT_WIDTH = 300;

type Drawn = ReturnType<typeof drawn>;
type PlacedMark = { readonly report: RehearsedReport; readonly x: number; readonly y: number };

/** Where everything of the plot stands. */
function drawn({ reports, named, limitPercent }: StripPlotProps, width: number) {
  const changes = reports.map(({ changePercent }) => changePercent);
  const low = Math.floor(Math.min(-2, ...changes));
  const high = Math.ceil(Math.max(limitPercent + 2, ...changes));
  const x = (percent: number) => SIDE + ((percent - low) / (high - low)) * (width - 2 * SIDE);
  const stacked = stackMarks(
    reports.map((report) => ({ report, x: x(report.changePercent) })),
    SPACING,
  );
  const labels = placeLabels(
    stacked.map(({ item }) => item).filter(({ report }) => named.includes(report)),
    { width: LABEL_WIDTH, from: SIDE, to: width - SIDE },
  );
  const rows = Math.max(4, ...stacked.map(({ row }) => Math.abs(row)));
  const first = TOP + labelRows(labels, 'above') * LABEL_ROW;
  const middle = first + (rows + 0.5) * SPACING;
  const last = middle + (rows + 0.5) * SPACING;
  const floor = last + labelRows(labels, 'below') * LABEL_ROW + 4;
  const step = Math.max(1, Math.ceil((high - low) / 9));
  const ticks = Array.from(
    { length: Math.floor((high - low) / step) + 1 },
    (_, index) => Math.ceil(low / step) * step + index * step,
  ).filter((tick) => tick <= high);
  const marks = stacked.map(({ item, row }): PlacedMark => ({
    ...item,
    y: middle + row * SPACING,
  }));
  return { x, marks, labels, first, last, floor, ticks, width, height: floor + 32 };
}

/** One mark per report by the change of its price; beside it the limit above which a reason is asked for. */
export function StripPlot(props: StripPlotProps) {
  return (
    <figure>
      <figcaption className="flex flex-wrap gap-x-6 pb-3">
        <Key shape="panels">{m.prices_legend_panels()}</Key>
        <Key shape="battery">{m.prices_legend_battery()}</Key>
        <Key shape="over">{m.prices_legend_over()}</Key>
      </figcaption>
      <Plot {...props} width={WIDTHS.wide} className="max-laptop:hidden" />
      <Plot {...props} width={WIDTHS.narrow} className="laptop:hidden" />
    </figure>
  );
}

function Plot(props: StripPlotProps & { readonly width: number; readonly className: string }) {
  const { medianPercent, limitPercent, width, className } = props;
  const plot = drawn(props, width);
  return (
    <svg
      viewBox={`0 0 ${width} ${plot.height}`}
      className={`w-full ${className}`}
      aria-hidden="true"
    >
      <Ground plot={plot} limitPercent={limitPercent} />
      <Lines plot={plot} medianPercent={medianPercent} limitPercent={limitPercent} />
      <Names plot={plot} />
      {plot.marks.map((mark) => (
        <Mark key={mark.report.reportId} {...mark} />
      ))}
    </svg>
  );
}

/** What is within the limit, and the axis. */
function Ground(props: { readonly plot: Drawn; readonly limitPercent: number }) {
  const { x, floor, ticks, width } = props.plot;
  return (
    <>
      <rect
        x={SIDE}
        y={TOP}
        width={Math.max(0, x(props.limitPercent) - SIDE)}
        height={floor - TOP}
        className="fill-kalk-100"
      />
      <line x1={SIDE} x2={width - SIDE} y1={floor} y2={floor} className="stroke-sten-500" />
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={floor} y2={floor + 6} className="stroke-sten-500" />
          <text x={x(tick)} y={floor + 22} textAnchor="middle" className="fill-blaek-600 text-14">
            {tick === 0 ? m.prices_unchanged() : percentChange(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

type LinesProps = {
  readonly plot: Drawn;
  readonly medianPercent: number;
  readonly limitPercent: number;
};

/** Unchanged, the middle of all changes, and the limit. */
function Lines({ plot: { x, floor, width }, medianPercent, limitPercent }: LinesProps) {
  const limitX = x(limitPercent);
  const isLimitLeft = limitX + LIMIT_WIDTH > width;
  // The middle’s words keep clear of the limit’s.
  const medianMost = limitX - (isLimitLeft ? LIMIT_WIDTH + 80 : 150);
  const at = (percent: number, top = TOP) => ({
    x1: x(percent),
    x2: x(percent),
    y1: top,
    y2: floor,
  });
  return (
    <>
      <line {...at(0)} className="stroke-gran-900" strokeWidth={1.5} />
      <line {...at(medianPercent)} className="stroke-sol-700" strokeWidth={2} />
      <text
        x={Math.min(x(medianPercent), medianMost)}
        y={TOP - 10}
        textAnchor="middle"
        className="fill-sol-700 text-14 font-semibold"
      >
        {m.prices_median({ change: percentChange(medianPercent) })}
      </text>
      <line
        {...at(limitPercent, TOP - 8)}
        strokeDasharray="4 4"
        className="stroke-tegl-600"
        strokeWidth={1.5}
      />
      <text
        x={limitX + (isLimitLeft ? -6 : 6)}
        y={TOP - 10}
        textAnchor={isLimitLeft ? 'end' : 'start'}
        className="fill-tegl-600 text-14 font-semibold"
      >
        {m.prices_limit({ change: percentChange(limitPercent) })}
      </text>
    </>
  );
}

/** The numbers of the reports that are named, each with a line to its mark; a line never crosses a number. */
function Names({ plot }: { readonly plot: Drawn }) {
  const names = plot.labels.flatMap(({ item, x, side, row }) => {
    const mark = plot.marks.find(({ report }) => report === item.report);
    const y =
      side === 'above' ? plot.first - row * LABEL_ROW - 6 : plot.last + (row + 1) * LABEL_ROW - 4;
    return mark === undefined ? [] : [{ mark, x, y, end: side === 'above' ? y + 4 : y - 12 }];
  });
  return (
    <>
      {names.map(({ mark, x, end }) => (
        <line
          key={mark.report.reportId}
          x1={mark.x}
          y1={mark.y}
          x2={x}
          y2={end}
          className="stroke-sten-500"
        />
      ))}
      {names.map(({ mark, x, y }) => (
        <text
          key={mark.report.reportId}
          x={x}
          y={y}
          textAnchor="middle"
          className="fill-blaek stroke-white text-14 [paint-order:stroke]"
          strokeWidth={5}
        >
          {shortId(mark.report.reportId)}
        </text>
      ))}
    </>
  );
}

function Mark({ report, x, y }: PlacedMark) {
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
