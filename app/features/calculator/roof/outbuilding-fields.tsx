import { m } from '../../../../messages/compiled/messages.js';
import type { DrawnRoof } from '../../../../domain/drawn-roof.ts';
import {
  changeOutbuilding,
  outbuildingOf,
  removeOutbuilding,
} from '../../../../domain/roof/outbuilding-edits.ts';
import { OUTBUILDING_LIMITS, type Outbuilding } from '../../../../domain/roof/outbuilding.ts';
import { OUTBUILDING_NUMBERS } from '../../../../domain/roof/roof-numbers.ts';
import { directionInWords } from '../inputs/direction-in-words.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { wrapped } from './compass-plan.tsx';
import type { Roof } from './use-roof.ts';

type OutbuildingFieldsProps = {
  readonly roof: Roof;
  readonly drawn: DrawnRoof;
  readonly face: number;
  /** Once the face is gone. */
  readonly onRemoved: () => void;
};

const TAKES = { lengthM: 'length', widthM: 'width', slopeDeg: 'slope' } as const;

/** The measures of a face beside the house, which has its own slope and direction; nothing for a face of the house. */
export function OutbuildingFields({ roof, drawn, face, onRemoved }: OutbuildingFieldsProps) {
  const { apply, ground } = roof;
  const outbuilding = outbuildingOf(drawn, face);
  if (outbuilding === null) return null;
  const { azimuthDeg, layout } = drawn.faces[face]!;
  const isLastWithPanels = layout !== null && drawn.layout.faces.length === 1;
  const set = (name: keyof Outbuilding, value: number) =>
    apply(changeOutbuilding(drawn, ground, face, { [name]: value }), `${name} ${face}`);
  const field = (name: 'lengthM' | 'widthM' | 'slopeDeg', label: string) => (
    <NumberInput
      name={`roof-beside-${name}`}
      label={label}
      unit={name === 'slopeDeg' ? '°' : 'm'}
      min={OUTBUILDING_LIMITS[name][0]}
      max={OUTBUILDING_LIMITS[name][1]}
      step={name === 'slopeDeg' ? 1 : 0.1}
      takes={OUTBUILDING_NUMBERS[TAKES[name]]}
      value={outbuilding[name]}
      onValue={(value) => set(name, value)}
    />
  );
  return (
    <fieldset className="grid w-full gap-3 rounded-card border border-hairline p-3 tablet:grid-cols-2 noscript:hidden">
      <legend className="px-1 font-medium">{m.roof_beside_title()}</legend>
      {field('lengthM', m.roof_length())}
      {field('widthM', m.roof_width())}
      {field('slopeDeg', m.roof_beside_slope())}
      <NumberInput
        name="roof-beside-azimuth"
        label={m.roof_beside_direction()}
        {...directionInWords(azimuthDeg, OUTBUILDING_NUMBERS.azimuth)}
        takes={OUTBUILDING_NUMBERS.azimuth}
        unit="°"
        min={-179}
        max={180}
        step={1}
        value={azimuthDeg}
        onValue={(azimuth) => set('turnDeg', Math.round(wrapped(azimuth - drawn.frontDeg)))}
      />
      {isLastWithPanels ? null : (
        <button
          type="button"
          className="min-h-11 justify-self-start font-medium text-gran-700 underline underline-offset-4"
          onClick={() => {
            apply(removeOutbuilding(drawn, ground, face), 'remove');
            onRemoved();
          }}
        >
          {m.roof_beside_remove()}
        </button>
      )}
    </fieldset>
  );
}
