import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { LIMITS } from '../../../../domain/calculator-limits.ts';
import type { Shading } from '../../../../engine/estimate-input.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { decimal, kWh } from '../../../../words/format.ts';
import { azimuthWords } from '../../../../words/names.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import type { InputProps } from '../inputs/input-props.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { OptionalNumber } from '../inputs/optional-number.tsx';
import { mostPanelsOn, type ShownFace } from './face-changes.ts';

export type RoofFaceFieldsProps = InputProps & {
  faces: readonly ShownFace[];
  index: number;
  onFace: (face: ShownFace) => void;
};

/** One face: as the roof's own fields, and how many panels it carries. */
export function RoofFaceFields({ calculator, faces, index, onFace }: RoofFaceFieldsProps) {
  const locale = getLocale();
  const face = faces[index]!;
  const carried = calculator.run.estimate.yield.faces[index];
  const isFull = carried !== undefined && carried.numberOfPanels < face.calculatedNumberOfPanels;
  return (
    <>
      <NumberInput
        name="face-slope"
        label={m.calculator_slope()}
        unit="°"
        min={LIMITS.slope[0]}
        max={LIMITS.slope[1]}
        step={1}
        value={face.slope}
        onValue={(slope) => onFace({ ...face, slope })}
      />
      <NumberInput
        name="face-azimuth"
        label={m.calculator_azimuth()}
        describe={azimuthWords(face.azimuth)}
        help={m.calculator_azimuth_help()}
        unit="°"
        min={LIMITS.azimuth[0]}
        max={LIMITS.azimuth[1]}
        step={1}
        value={face.azimuth}
        onValue={(azimuth) => onFace({ ...face, azimuth })}
      />
      <NumberInput
        name="face-panels"
        label={m.depth_faces_panels()}
        unit={m.calculator_pieces()}
        min={LIMITS.calculatedNumberOfPanels[0]}
        max={mostPanelsOn(faces, index)}
        step={1}
        value={face.calculatedNumberOfPanels}
        onValue={(calculatedNumberOfPanels) => onFace({ ...face, calculatedNumberOfPanels })}
      />
      <OptionalNumber
        name="face-area"
        label={m.calculator_roof_area()}
        help={m.calculator_roof_area_help()}
        unit="m²"
        limits={LIMITS.roofSurfaceArea}
        value={face.roofSurfaceArea ?? null}
        onValue={(roofSurfaceArea) => onFace({ ...face, roofSurfaceArea })}
      />
      {isFull ? (
        <p role="status" className="text-14 text-sol-700">
          {m.depth_faces_full({ count: decimal(carried.numberOfPanels, locale) })}
        </p>
      ) : null}
      <Segmented
        name="face-shading"
        label={m.calculator_shading()}
        options={[
          { value: 'none', label: m.calculator_shading_none() },
          { value: 'some', label: m.calculator_shading_some() },
          { value: 'much', label: m.calculator_shading_much() },
        ]}
        value={face.shading}
        onValue={(shading) => onFace({ ...face, shading: shading as Shading })}
      />
      {carried === undefined ? null : (
        <p className="text-14 text-blaek-600">
          {m.depth_faces_gives({
            number: decimal(index + 1, locale),
            kwh: kWh(roundedTo(carried.peakPower * carried.kwhPerKwp, 10), locale),
          })}
        </p>
      )}
    </>
  );
}
