import { m } from '../../../../messages/compiled/messages.js';
import type { DrawnRoof } from '../../../../domain/drawn-roof.ts';
import { resizeHouse } from '../../../../domain/roof-edits.ts';
import { LAYOUT_LIMITS } from '../../../../domain/roof-layout.ts';
import { metres } from '../../../../domain/roof/roof-numbers.ts';
import type { HouseSize } from '../../../../engine/roof/roof-shape.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import type { Roof } from './use-roof.ts';

export type DrawnProps = { readonly roof: Roof; readonly drawn: DrawnRoof };

/** How long and wide the house is. */
export function Sizes({ roof, drawn }: DrawnProps) {
  if (drawn.layout.shape === 'found') return null;
  const { shape, ...size } = drawn.layout;
  const field = (name: keyof HouseSize, label: string, least: number) => {
    const limits = [Math.max(LAYOUT_LIMITS[name][0], least), LAYOUT_LIMITS[name][1]] as const;
    return (
      <NumberInput
        name={`roof-${name}`}
        label={label}
        unit="m"
        min={limits[0]}
        max={limits[1]}
        takes={metres(...limits)}
        step={0.1}
        value={size[name]}
        onValue={(value) => roof.apply(resizeHouse(drawn, roof.ground, { [name]: value }), name)}
      />
    );
  };
  const isLonger = shape === 'hip' || shape === 'l-shape';
  return (
    <div className="grid gap-x-6 gap-y-3 @xl:grid-cols-3">
      {field('lengthM', m.roof_length(), isLonger ? Math.ceil(size.widthM * 10 + 1) / 10 : 0)}
      {field('widthM', m.roof_width(), 0)}
      {shape === 'l-shape' ? field('wingM', m.roof_wing(), 0) : null}
    </div>
  );
}
