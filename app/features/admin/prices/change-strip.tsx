import { RISE_LIMIT_PERCENT } from '../../../../domain/prices/rehearsal.ts';
import { percentChange } from './price-words.ts';

/** From and to which change the strip reaches [%]; what lies beyond stands at its end. */
const FROM = -6;
const TO = 10;
const WIDTH = 300;
const HEIGHT = 22;
const LINE = 20;

const x = (percent: number) =>
  ((Math.min(Math.max(percent, FROM), TO) - FROM) / (TO - FROM)) * WIDTH;

/** A price's change beside the limit above which it needs a reason. The figure stands beside it in words. */
export function ChangeStrip({ changePercent }: { readonly changePercent: number }) {
  const at = Math.min(Math.max(x(changePercent), 6), WIDTH - 6);
  const isOver = changePercent > RISE_LIMIT_PERCENT;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-1 block w-full overflow-visible"
    >
      <rect width={x(RISE_LIMIT_PERCENT)} height={LINE - 4} y={4} className="fill-kalk-100" />
      <line x2={WIDTH} y1={LINE} y2={LINE} className="stroke-sten-500" />
      <line x1={x(0)} x2={x(0)} y1={4} y2={LINE} strokeWidth={1.5} className="stroke-blaek" />
      <line
        x1={x(RISE_LIMIT_PERCENT)}
        x2={x(RISE_LIMIT_PERCENT)}
        y1={2}
        y2={LINE}
        strokeWidth={1.5}
        strokeDasharray="4 3"
        className="stroke-tegl-600"
      />
      {isOver ? (
        <rect
          x={at - 5}
          y={7}
          width={10}
          height={10}
          transform={`rotate(45 ${at} 12)`}
          className="fill-tegl-600"
        />
      ) : (
        <circle cx={at} cy={12} r={6} className="fill-gran-700" />
      )}
    </svg>
  );
}

/** Under the last strip: what its ends, its middle and its limit are. */
export function StripAxis() {
  const ticks = [FROM, 0, RISE_LIMIT_PERCENT, TO];
  return (
    <p aria-hidden="true" className="relative mx-5 h-6 tabular-nums">
      {ticks.map((tick) => (
        <span
          key={tick}
          style={{ left: `${(x(tick) / WIDTH) * 100}%` }}
          className={`absolute whitespace-nowrap ${tick === FROM ? '' : tick === TO ? '-translate-x-full' : '-translate-x-1/2'} ${tick === RISE_LIMIT_PERCENT ? 'text-tegl-600' : 'text-blaek-600'}`}
        >
          {percentChange(tick).replace(/[.,]0/, '')}
        </span>
      ))}
    </p>
  );
}
