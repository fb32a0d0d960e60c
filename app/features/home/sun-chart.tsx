import { m } from '../../../messages/compiled/messages.js';
import { PageDrawing } from '../../ui/drawings/page-drawing.tsx';
import houseUrl from '../../ui/drawings/house-detached.svg';
import { FRAMES, type Spot, type SunFrame, type SunScene } from './sun-frames.ts';

type SunChartProps = { readonly scene: SunScene; readonly size: 'wide' | 'narrow' };

const HOUSES = {
  wide: { x: 612.6, y: 446.6, width: 870.5, height: 233.4 },
  narrow: { x: 11.8, y: 232.6, width: 438.2, height: 117.4 },
} as const;

/**
 * The sun's path over Aarhus today behind the house, and where it is now. The text beside it says
 * the same.
 */
export function SunChart({ scene, size }: SunChartProps) {
  const frame = FRAMES[size];
  const drawing = scene[size];
  const wide = size === 'wide';
  const quarter = 90 * frame.perAzimuth;
  const directions = [
    { name: m.home_east(), x: frame.southX - quarter },
    { name: m.home_south(), x: frame.southX },
    { name: m.home_west(), x: frame.southX + quarter },
  ];
  const belowY = frame.horizonY + (wide ? 26 : 24);
  return (
    <svg
      viewBox={wide ? '0 0 1440 900' : '0 0 390 416'}
      aria-hidden="true"
      className={`pointer-events-none absolute top-0 left-1/2 -translate-x-1/2 overflow-visible fill-none stroke-gran-900 forced-colors:stroke-[CanvasText] text-[14px] ${
        wide ? 'h-225 w-360' : 'h-104 w-97.5'
      }`}
    >
      {wide && <path d={drawing.summer} strokeWidth="1.1" opacity="0.28" />}
      {wide && (
        <text
          x={frame.southX}
          y={drawing.summerTopY - 12}
          textAnchor="middle"
          className="fill-blaek-600 stroke-none forced-colors:fill-[CanvasText]"
        >
          {m.home_longest_day()}
        </text>
      )}
      <path d={drawing.past} strokeWidth="2" />
      <path d={drawing.coming} strokeWidth="2" strokeLinecap="round" strokeDasharray="2 7" />
      {drawing.ticks.map((tick) => (
        <g key={tick.hour}>
          <path d={tick.line} strokeWidth="2" />
          <text
            x={tick.x}
            y={tick.y + 5}
            textAnchor="middle"
            className="fill-gran-900 stroke-none font-medium forced-colors:fill-[CanvasText]"
          >
            {tick.hour}
          </text>
        </g>
      ))}
      {scene.above && (
        <circle
          cx={drawing.sun.x}
          cy={drawing.sun.y}
          r={frame.sunRadius}
          strokeWidth={wide ? 2.25 : 2}
          className="fill-sol-400"
        />
      )}
      <path
        d={`M-2000 ${frame.horizonY}H4000v2000H-2000z`}
        className="fill-gran-900 stroke-none forced-colors:fill-none forced-colors:stroke-[CanvasText]"
      />
      {!scene.above && (
        <>
          <path
            d={drawing.below}
            strokeWidth="2"
            strokeLinecap="round"
            strokeDasharray="2 7"
            className="stroke-white"
          />
          <circle
            cx={drawing.sun.x}
            cy={drawing.sun.y}
            r={wide ? 30 : 14}
            className="fill-sol-400 stroke-none"
          />
        </>
      )}
      <PageDrawing name="house-detached" url={houseUrl} {...HOUSES[size]} />
      {drawing.isBehind && (
        <path
          d={discOver(drawing.sun, frame)}
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="2 7"
          className="fill-sol-400 mix-blend-multiply"
        />
      )}
      {directions.map(({ name, x }) => (
        <g key={name}>
          <path d={`M${x} ${frame.horizonY + 2}v6`} className="stroke-white" strokeWidth="1.5" />
          <text
            x={x}
            y={belowY}
            textAnchor="middle"
            className="fill-white stroke-none font-medium forced-colors:fill-[CanvasText]"
          >
            {name}
          </text>
        </g>
      ))}
      {wide &&
        [
          { x: besideWay(drawing.riseX, drawing.below), text: scene.rise },
          { x: drawing.setX, text: scene.set },
        ].map(
          ({ x, text }) =>
            x !== null && (
              <text
                key={text}
                x={clearOf(x, directions)}
                y={belowY}
                textAnchor="middle"
                className="fill-gran-100 stroke-none forced-colors:fill-[CanvasText]"
              >
                {text}
              </text>
            ),
        )}
    </svg>
  );
}

/** What stands over the horizon of the sun that the house hides: as its way, dotted where it can't be seen. */
function discOver({ x, y }: Spot, { horizonY, sunRadius }: SunFrame): string {
  const under = horizonY - y;
  // A whole disc too has its two ends apart, or there would be no arc between them.
  const half = Math.max(0.1, Math.sqrt(sunRadius ** 2 - Math.min(sunRadius, under) ** 2));
  const foot = Math.min(horizonY, y + sunRadius);
  return `M${x - half} ${foot}A${sunRadius} ${sunRadius} 0 1 1 ${x + half} ${foot}`;
}

const TEXT_GAP = 52;

/** The time of sunrise stands beside the way that comes up there. */
function besideWay(riseX: number | null, below: string): number | null {
  return riseX === null || below === '' ? riseX : riseX + 24;
}

/** Moves a time away from a direction name it would overlap. */
function clearOf(x: number, directions: readonly { readonly x: number }[]): number {
  const near = directions.find((direction) => Math.abs(direction.x - x) < TEXT_GAP);
  if (near === undefined) return x;
  return x < near.x ? near.x - TEXT_GAP : near.x + TEXT_GAP;
}
