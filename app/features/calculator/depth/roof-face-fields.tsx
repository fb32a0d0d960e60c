import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { Shading } from '../../../../engine/estimate-input.ts';
import { roundedTo } from '../../../../words/estimate-words.ts';
import { decimal, kWh } from '../../../../words/format.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import type { SliderField } from '../form/field.ts';
import { azimuthField, shadingField } from '../form/later-fields.ts';
import { roofAreaField, slopeField } from '../form/roof-fields.ts';
import { panelCountField } from '../form/panel-fields.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { directionInWords } from '../inputs/direction-in-words.ts';
import { NumberInput } from '../inputs/number-input.tsx';
import { OptionalNumber } from '../inputs/optional-number.tsx';
import { mostPanelsOn, type ShownFace } from './face-changes.ts';

export type RoofFaceFieldsProps = InputProps & {
  faces: readonly ShownFace[];
  index: number;
  /** @param slider a step of this slider */
  onFace: (face: ShownFace, slider?: string) => void;
};

/** One face: as the roof's own fields, and how many panels it carries. */
export function RoofFaceFields({ calculator, faces, index, onFace }: RoofFaceFieldsProps) {
  const locale = getLocale();
  const face = faces[index]!;
  const carried = calculator.run.estimate.yield.faces[index];
  const mostPanels = mostPanelsOn(faces, index);
  const isFull = carried !== undefined && carried.numberOfPanels < face.calculatedNumberOfPanels;
  return (
    <>
      <NumberInput
        {...ofFace(slopeField(), 'face-slope')}
        value={face.slope}
        onValue={(slope) => onFace({ ...face, slope }, 'face-slope')}
      />
      <NumberInput
        {...ofFace(azimuthField(), 'face-azimuth')}
        {...directionInWords(face.azimuth)}
        value={face.azimuth}
        onValue={(azimuth) => onFace({ ...face, azimuth }, 'face-azimuth')}
      />
      <NumberInput
        {...ofFace(panelCountField(), 'face-panels')}
        label={m.depth_faces_panels()}
        max={mostPanels}
        takes={{ ...panelCountField().takes, limits: [1, mostPanels] }}
        value={face.calculatedNumberOfPanels}
        onValue={(calculatedNumberOfPanels) =>
          onFace({ ...face, calculatedNumberOfPanels }, 'face-panels')
        }
      />
      <OptionalNumber
        {...roofAreaField()}
        name="face-area"
        value={face.roofSurfaceArea ?? null}
        onValue={(roofSurfaceArea) => onFace({ ...face, roofSurfaceArea })}
      />
      {isFull ? (
        <p role="status" className="text-14 text-sol-700">
          {m.depth_faces_full({ count: decimal(carried.numberOfPanels, locale) })}
        </p>
      ) : null}
      <Segmented
        {...shadingField((face.horizon ?? null) !== null)}
        name="face-shading"
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

/** The roof's own field, under the name that it has in the chosen face. */
function ofFace({ label, help, unit, range: [min, max], step, takes }: SliderField, name: string) {
  return { name, label, help, unit, min, max, step, takes };
}
