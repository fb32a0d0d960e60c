import { useId } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { paybackText, priceFigure, savingText } from '../../../../words/answer-words.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { decimal, kr, kWh } from '../../../../words/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import type { InputProps } from '../inputs/input-props.ts';
import { NOT_YET } from './not-yet.ts';
import type { Calculator } from '../use-calculator.ts';
import { withoutSize } from './size-in-state.ts';
import { useWork, workSubject } from './use-work.ts';
import type { FoundSize, FoundSizes } from './work-messages.ts';

export function BestSizes({ calculator }: InputProps) {
  const { given, state, run, contextOf } = calculator;
  const subject = workSubject(withoutSize(given), run);
  const { work, start, stop } = useWork('sizes', subject);
  const faces = state.roofFaces ?? [];
  // Panels are moved between faces only where it is known how many each can carry.
  const isReady = faces.length < 2 || faces.every(({ roofSurfaceArea }) => roofSurfaceArea);
  const isWorking = work.kind === 'working';
  return (
    <div className="flex flex-col gap-2 print:hidden noscript:hidden">
      <Button
        variant="outlined"
        size={44}
        className={`w-full ${NOT_YET}`}
        aria-disabled={isReady ? undefined : true}
        onClick={() => {
          if (isWorking) stop();
          else if (isReady) start(given, contextOf(given));
        }}
      >
        {isWorking ? m.depth_sizes_stop() : m.depth_sizes_find()}
      </Button>
      <p role="status" className="text-14 text-blaek-600">
        {work.kind === 'idle'
          ? isReady
            ? m.depth_sizes_help()
            : m.depth_sizes_need_areas()
          : null}
        {isWorking ? m.depth_sizes_working() : null}
        {work.kind === 'failed' ? m.depth_sizes_failed() : null}
        {work.kind === 'done' ? foundWords(work.answer, calculator) : null}
      </p>
      {work.kind === 'done' && work.answer !== null ? (
        <Found found={work.answer} calculator={calculator} />
      ) : null}
    </div>
  );
}

function foundWords(found: FoundSizes | null, { state }: Calculator): string {
  if (found === null) return m.depth_sizes_none();
  const faces = state.roofFaces ?? [];
  const limit =
    faces.length > 1
      ? m.depth_sizes_faces()
      : (faces[0] ?? state).roofSurfaceArea
        ? ''
        : m.depth_sizes_no_area();
  const never = found.smallest === null ? m.depth_sizes_never() : '';
  const compared = m.depth_sizes_compared({ count: decimal(found.compared, getLocale()) });
  return [compared, never, limit].filter(Boolean).join(' ');
}

type FoundProps = { found: FoundSizes; calculator: Calculator };

function Found({ found: { highestValue, smallest }, calculator }: FoundProps) {
  const isSame =
    smallest !== null &&
    smallest.numberOfPanels === highestValue.numberOfPanels &&
    smallest.batteryKwh === highestValue.batteryKwh;
  return (
    <>
      <SizeCard
        isFirst
        title={isSame ? m.depth_sizes_both() : m.depth_sizes_highest()}
        size={highestValue}
        calculator={calculator}
      />
      {smallest === null || isSame ? null : (
        <SizeCard
          isFirst={false}
          title={m.depth_sizes_smallest()}
          help={m.depth_sizes_smallest_help()}
          size={smallest}
          calculator={calculator}
        />
      )}
    </>
  );
}

function faceWords(panelsPerFace: readonly number[]): string {
  const locale = getLocale();
  return panelsPerFace
    .map((count, index) =>
      m.depth_sizes_on_face({
        number: decimal(index + 1, locale),
        count: decimal(count, locale),
      }),
    )
    .join(' · ');
}

type SizeCardProps = {
  isFirst: boolean;
  title: string;
  help?: string;
  size: FoundSize;
  calculator: Calculator;
};

function SizeCard({ isFirst, title, help, size, calculator }: SizeCardProps) {
  const id = useId();
  const locale = getLocale();
  const { system } = calculator.run.estimate;
  const isUsed =
    system.numberOfPanels === size.numberOfPanels && system.batteryUsableKwh === size.batteryKwh;
  const count = decimal(size.numberOfPanels, locale);
  const rows = [
    [m.calculator_price(), priceFigure(size.priceDkk, locale).text],
    [m.calculator_saving(), savingText(size.savingDkk, locale)],
    [m.calculator_payback(), paybackText(size.paybackYears, locale)],
    [m.depth_sizes_value(), kr(roundedTo(size.npvDkk, 1000), locale)],
  ] as const;
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col gap-2 rounded-card border bg-white p-4 ${isUsed ? 'border-gran-700' : 'border-hairline'}`}
    >
      <div>
        <h4 id={id} className="text-14 text-blaek-600">
          {title}
        </h4>
        <p className="text-18 font-semibold">
          {size.batteryKwh > 0
            ? m.depth_sizes_panels_battery({ count, capacity: kWh(size.batteryKwh, locale) })
            : m.depth_sizes_panels({ count })}
        </p>
        {size.panelsPerFace.length > 1 ? (
          <p className="text-14 text-blaek-600">{faceWords(size.panelsPerFace)}</p>
        ) : null}
        {help ? <p className="text-14 text-blaek-600">{help}</p> : null}
      </div>
      <dl className="border-t border-blaek">
        {rows.map(([name, figure]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-3 border-b border-hairline py-1.5"
          >
            <dt className="text-14 text-blaek-600">{name}</dt>
            <dd className="font-medium whitespace-nowrap tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant={isUsed ? 'quiet' : isFirst ? 'filled' : 'outlined'}
        size={44}
        aria-disabled={isUsed || undefined}
        aria-describedby={id}
        onClick={() => {
          if (!isUsed) calculator.replace(size.state);
        }}
      >
        {isUsed ? <CheckIcon /> : null}
        {isUsed ? m.depth_sizes_used() : m.depth_sizes_use()}
      </Button>
    </section>
  );
}
