import type { KeyboardEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { equinoxNoonDeg, type DrawnRoof } from '../../../../domain/drawn-roof.ts';
import type { TypicalLayout } from '../../../../domain/roof-layout.ts';
import { useMeasuredWidth } from '../../../charts/chart-picture.tsx';
import { decimal, shortDecimal } from '../../../../words/format.ts';
import { useAhead } from '../../../ui/use-ahead.ts';
import { dragHandlers } from './svg-drag.ts';
import { windName } from './wind-name.ts';

/** Until the box is measured. */
const USUAL_WIDTH = 300;
const GROUND = 214;
/** An eave of one storey [m], which the drawing assumes; nothing is calculated from it. */
const EAVE_M = 2.5;
const STEEPEST_DEG = 60;

type SideViewProps = {
  readonly roof: DrawnRoof;
  readonly lat: number;
  readonly onSlope: (slopeDeg: number) => void;
};

/** The house from the side with its slope; the handle on the ridge tilts the roof. Not of a found house, whose faces have each their own. */
export function SideView(props: SideViewProps) {
  const { layout } = props.roof;
  return layout.shape === 'found' ? null : <SideDrawing {...props} layout={layout} />;
}

function SideDrawing({
  roof: followed,
  layout,
  lat,
  onSlope,
}: SideViewProps & { readonly layout: TypicalLayout }) {
  const locale = getLocale();
  const [slopeDeg, tilt] = useAhead(followed.slopeDeg, onSlope);
  const roof = { ...followed, slopeDeg };
  const { box, width: measured } = useMeasuredWidth();
  const width = measured ?? USUAL_WIDTH;
  const { shape, widthM } = layout;
  const radians = (roof.slopeDeg * Math.PI) / 180;
  const px = Math.min((width * 0.42) / widthM, 22);
  const left = width * 0.3;
  const right = left + widthM * px;
  const eave = GROUND - EAVE_M * px;
  const isPointed = shape === 'gable' || shape === 'l-shape' || shape === 'hip';
  const run = isPointed ? (right - left) / 2 : right - left;
  const rise = shape === 'flat' ? 0 : run * Math.tan(radians);
  const ridgeX = isPointed ? (left + right) / 2 : left;
  const ridge = eave - rise;
  const sunDeg = equinoxNoonDeg(lat);
  const slopeAt = (y: number) =>
    Math.max(0, Math.min(STEEPEST_DEG, (Math.atan2(eave - y, run) * 180) / Math.PI));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = roof.slopeDeg + step * (event.shiftKey ? 5 : 1);
    tilt(Math.max(0, Math.min(STEEPEST_DEG, next)));
  };
  const sunX = width - 34;
  const sunY = Math.max(24, ridge + rise / 2 - 80 * Math.tan((sunDeg * Math.PI) / 180));
  const degrees = `${shortDecimal(roof.slopeDeg, locale)}°`;
  const sunHeight = `${decimal(sunDeg, locale)}°`;
  const highest = `${shortDecimal(EAVE_M + rise / px, locale, 1)}\u00a0m`;
  return (
    <div ref={box}>
      <svg
        role="group"
        aria-label={m.roof_side_label({ slope: degrees, height: highest, sun: sunHeight })}
        viewBox={`0 0 ${width} 240`}
        className="roof-drawing w-full select-none"
      >
        <line
          x1={sunX - 70}
          y1={sunY + 70 * Math.tan((sunDeg * Math.PI) / 180)}
          x2={sunX}
          y2={sunY}
          stroke="#865400"
          strokeDasharray="4 4"
          strokeWidth={1.5}
        />
        <circle cx={sunX} cy={sunY} r={12} fill="#f4b83a" stroke="#17231f" />
        <text aria-hidden="true" x={width - 4} y={16} textAnchor="end" fontSize={14} fill="#4b5852">
          {m.roof_sun({ height: sunHeight })}
        </text>
        <rect
          x={left}
          y={eave}
          width={right - left}
          height={GROUND - eave}
          fill="#fbf5ec"
          stroke="#17231f"
          strokeWidth={1.25}
        />
        <rect x={left + 14} y={GROUND - 36} width={16} height={36} fill="#fff" stroke="#17231f" />
        <rect x={right - 42} y={eave + 12} width={24} height={18} fill="#fff" stroke="#17231f" />
        <line x1={8} y1={GROUND} x2={width - 8} y2={GROUND} stroke="#17231f" strokeWidth={1.5} />
        <path
          d={
            isPointed
              ? `M${left - 8} ${eave + 8 * Math.tan(radians)}L${ridgeX} ${ridge}L${right + 8} ${eave + 8 * Math.tan(radians)}`
              : `M${left} ${eave}L${left} ${ridge}L${right} ${eave}`
          }
          fill={isPointed ? 'none' : '#fbf5ec'}
          stroke="#17231f"
          strokeWidth={3}
          strokeLinejoin="round"
        />
        <PanelLine {...{ roof, ridgeX, ridge, right, eave, radians, px }} />
        {roof.slopeDeg > 5 && shape !== 'flat' ? (
          <path
            d={`M${right - 46} ${eave}A46 46 0 0 1 ${right - 46 * Math.cos(radians)} ${eave - 46 * Math.sin(radians)}M${right - 46} ${eave}H${right}`}
            fill="none"
            stroke="#17231f"
          />
        ) : null}
        <text
          aria-hidden="true"
          x={right - 56}
          y={eave - 6}
          textAnchor="end"
          fontSize={16}
          fontWeight={600}
          fill="#17231f"
        >
          {degrees}
        </text>
        <g aria-hidden="true" stroke="#7a756b" fill="#4b5852" fontSize={14}>
          <path
            d={`M${left - 22} ${GROUND}V${ridge}m-5 0h10m-10 ${GROUND - ridge}h10`}
            fill="none"
          />
          <text x={left - 30} y={(GROUND + ridge) / 2 + 5} textAnchor="end" stroke="none">
            {highest}
          </text>
          <text x={8} y={GROUND + 20} stroke="none">
            {windName(roof.frontDeg + 180)}
          </text>
          <text x={width - 8} y={GROUND + 20} textAnchor="end" stroke="none">
            {windName(roof.frontDeg)}
          </text>
        </g>
        {shape === 'flat' ? null : (
          <g
            role="slider"
            tabIndex={0}
            aria-label={m.roof_handle_tilt()}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={STEEPEST_DEG}
            aria-valuenow={roof.slopeDeg}
            aria-valuetext={degrees}
            onKeyDown={onKeyDown}
            {...dragHandlers((at) => tilt(Math.round(slopeAt(at.y))))}
            className="roof-handle cursor-ns-resize"
          >
            <circle cx={ridgeX} cy={ridge} r={22} fill="transparent" />
            <circle cx={ridgeX} cy={ridge} r={14} fill="#1b5a48" stroke="#fff" strokeWidth={2.5} />
            <path
              d={`M${ridgeX - 4} ${ridge - 3}l4 -4 4 4M${ridgeX - 4} ${ridge + 3}l4 4 4 -4`}
              fill="none"
              stroke="#fff"
              strokeWidth={2}
            />
          </g>
        )}
      </svg>
    </div>
  );
}

type PanelLineProps = {
  readonly roof: DrawnRoof;
  readonly ridgeX: number;
  readonly ridge: number;
  readonly right: number;
  readonly eave: number;
  readonly radians: number;
  readonly px: number;
};

/** The panels of the front as lines above it, where the drawing has them. */
function PanelLine({ roof, right, eave, radians, px }: PanelLineProps) {
  const front = roof.faces[0];
  const rows = new Map(
    (front?.places ?? [])
      .filter(({ state }) => state === 'panel')
      .map(({ upM, heightM }) => [upM, heightM]),
  );
  const isFlat = roof.layout.shape === 'flat';
  return [...rows].map(([upM, heightM]) => {
    const from = isFlat ? { x: right - upM * px, y: eave - 2 } : along(upM);
    const length = isFlat ? (heightM / Math.cos(radians)) * px : heightM * px;
    return (
      <line
        key={upM}
        x1={from.x}
        y1={from.y}
        x2={from.x - length * Math.cos(radians)}
        y2={from.y - length * Math.sin(radians)}
        stroke="#1f3a36"
        strokeWidth={5}
      />
    );
  });
  function along(upM: number) {
    const lift = 6;
    return {
      x: right - upM * px * Math.cos(radians) + lift * Math.sin(radians),
      y: eave - upM * px * Math.sin(radians) - lift * Math.cos(radians),
    };
  }
}
