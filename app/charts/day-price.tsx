import { m } from '../../messages/compiled/messages.js';
import { PEAK_HOURS } from '../../engine/tariff/peak-hours.ts';
import { decimal, hourSpan } from '../../words/format.ts';
import type { Point } from './chart-path.ts';
import { linearScale, roundTicks } from './chart-scale.ts';
import { ChartText } from './chart-text.tsx';
import { PanelGrid } from './day-panel.tsx';
import type { DayPanel } from './day-panel.tsx';
import { ownPlace, placing, textBox, type Place } from './free-place.ts';
import { textWidthPx } from './text-size.ts';

/** The price of bought electricity hour by hour, the lowest and highest labelled, the grid's peak hours shaded. */
export function DayPrice(panel: DayPanel) {
  const { hours, x, left, right, top, height, locale } = panel;
  const prices = hours.map((hour) => hour.priceDkkPerKwh);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const domain = [Math.min(0, lowest), Math.max(0.5, highest * 1.1)] as const;
  const y = linearScale(domain, [top + height, top]);
  const path = prices.map(
    (price, hour) => `${hour === 0 ? 'M' : 'L'}${x(hour)},${y(price)}H${x(hour + 1)}`,
  );
  const words = priceWords({ ...panel, y });
  return (
    <g>
      <rect
        x={x(PEAK_HOURS.from)}
        y={top - 6}
        width={x(PEAK_HOURS.to) - x(PEAK_HOURS.from)}
        height={height + 6}
        fill="var(--color-kalk-100)"
      />
      <PanelGrid {...{ left, right, locale, y }} ticks={roundTicks(domain, 4)} />
      <ChartText x={0} y={top - 16} bold>
        {m.charts_day_price({}, { locale })}
      </ChartText>
      <path d={path.join('')} fill="none" stroke="var(--color-hav-600)" strokeWidth="2.25" />
      {words.map(({ text, textX, textY, isPrice }) => (
        <ChartText
          key={text}
          x={textX}
          y={textY}
          anchor="middle"
          bold={isPrice}
          tone={isPrice ? 'grid' : 'quiet'}
        >
          {text}
        </ChartText>
      ))}
    </g>
  );
}

type PriceWords = Place & {
  readonly text: string;
  readonly textX: number;
  readonly textY: number;
  readonly isPrice: boolean;
};

type WordsProps = DayPanel & { readonly y: (price: number) => number };

/** The highest and the lowest price at their hours, and the peak hours' name. */
function priceWords({ hours, x, y, left, right, top, height, locale }: WordsProps) {
  const prices = hours.map((hour) => hour.priceDkkPerKwh);
  const steps = prices.flatMap((price, hour): Point[] => [
    [x(hour), y(price)],
    [x(hour + 1), y(price)],
  ]);
  const frame = { left, right, top: top - 14, bottom: top + height };
  const texts = placing({ frame, boxes: [], lines: [steps] });
  const at = (text: string, middle: number, textY: number, isPrice: boolean): PriceWords => {
    const width = textWidthPx(text, { bold: isPrice });
    const textX = Math.min(right - width / 2, Math.max(left + width / 2, middle));
    const box = { ...textBox(textX - width / 2, textY, width), bottom: textY };
    return { text, textX, textY, isPrice, ...ownPlace(box) };
  };
  const mark = (price: number, shifts: readonly number[]) => {
    const middle = x(prices.indexOf(price) + 0.5);
    const text = decimal(price, locale, 2);
    return texts.place(shifts.map((shift) => at(text, middle, y(price) + shift, true)));
  };
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const dear = () => {
    const text = m.charts_day_peak({ hours: hourSpan(PEAK_HOURS, locale) }, { locale });
    const [from, to] = [x(PEAK_HOURS.from), x(PEAK_HOURS.to)];
    if (to - from < textWidthPx(text)) return null;
    const middle = (from + to) / 2;
    return texts.place(
      [10, 30, 50].map((up) => at(text, middle, top + height - up, false)),
      'free',
    );
  };
  const words = [mark(highest, [-7, 19]), lowest < highest ? mark(lowest, [19, -7]) : null, dear()];
  return words.filter((word) => word !== null);
}
