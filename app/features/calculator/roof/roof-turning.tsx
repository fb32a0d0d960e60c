import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { turnHouse } from '../../../../domain/roof-edits.ts';
import { degrees, STEEPEST_DEG } from '../../../../domain/roof/roof-numbers.ts';
import { percent, shortDecimal } from '../../../../words/format.ts';
import { directionInWords } from '../inputs/direction-in-words.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { wrapped } from './compass-plan.tsx';
import type { DirectionYields } from './direction-yields.ts';
import type { DrawnProps } from './roof-sizes.tsx';

/** What turns and tilts the house, by drag, key and number alike. */
export function turning({ roof: { apply, ground }, drawn }: DrawnProps) {
  return {
    turn: (frontDeg: number) =>
      apply(turnHouse(drawn, ground, { frontDeg: wrapped(frontDeg) }), 'turn', true),
    tilt: (slopeDeg: number) => apply(turnHouse(drawn, ground, { slopeDeg }), 'tilt', true),
  };
}

/** The direction of the house by number. */
export function FrontInput(props: DrawnProps) {
  const { frontDeg } = props.drawn;
  return (
    <NumberInput
      name="roofFront"
      label={m.roof_front()}
      {...directionInWords(frontDeg)}
      unit="°"
      min={-179}
      max={180}
      takes={degrees(-179, 180)}
      step={1}
      value={frontDeg}
      onValue={turning(props).turn}
    />
  );
}

type SlopeInputProps = DrawnProps & { readonly yields: DirectionYields | null };

/** The slope by number, and which one would give most. */
export function SlopeInput({ yields, ...props }: SlopeInputProps) {
  const locale = getLocale();
  const { slopeDeg } = props.drawn;
  const slopes = {
    best: `${yields?.best.slopeDeg}°`,
    slope: `${shortDecimal(slopeDeg, locale)}°`,
  };
  return (
    <>
      <NumberInput
        name="roofSlope"
        label={m.roof_slope()}
        unit="°"
        min={0}
        max={STEEPEST_DEG}
        takes={degrees(0, STEEPEST_DEG)}
        step={1}
        value={slopeDeg}
        onValue={turning(props).tilt}
      />
      {yields === null ? null : (
        <p className="text-14 text-blaek-600">
          {yields.best.loss < 0.005
            ? m.roof_best_slope_near(slopes)
            : m.roof_best_slope({ ...slopes, loss: percent(yields.best.loss, locale) })}
        </p>
      )}
    </>
  );
}
