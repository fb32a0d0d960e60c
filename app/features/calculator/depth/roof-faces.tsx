import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { facesText } from '../../../../domain/roof-face-text.ts';
import { decimal } from '../../../../words/format.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/action-icons.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { shadingField } from '../form/later-fields.ts';
import { SegmentedInput } from '../inputs/field-inputs.tsx';
import type { InputProps } from '../inputs/input-props.ts';
import { RoofSketch } from '../roof/roof-sketch.tsx';
import { NOT_YET } from './not-yet.ts';
import { inputId } from '../../../../domain/input-id.ts';
import { useRefused } from '../refused-fields.ts';
import { canAddFace, shownFaces, withFaces, withNewFace, type ShownFace } from './face-changes.ts';
import { RoofFaceFields } from './roof-face-fields.tsx';

/** More names than these do not stand beside each other; then the numbers alone do. */
const MOST_NAMES = 4;

/** The roof in small; the faces of one that has several, under a single one its shade and the way to a second. */
export default function RoofFaces({ calculator }: InputProps) {
  const { given, state, replace, run } = calculator;
  const locale = getLocale();
  const counts = run.estimate.yield.faces.map(({ numberOfPanels }) => numberOfPanels);
  const faces = shownFaces(state, counts);
  const [wanted, setWanted] = useState(0);
  const chosen = Math.min(wanted, faces.length - 1);
  const picker = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) picker.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [added]);
  const change = (changed: readonly ShownFace[], slider?: string) =>
    replace(withFaces(given, changed), slider, slider !== undefined);
  const canAdd = canAddFace(faces);
  const hintId = useId();
  return (
    <>
      <AreaLimit calculator={calculator} />
      <RoofSketch calculator={calculator} index={chosen} />
      {state.roofFaces === null ? (
        <SegmentedInput
          calculator={calculator}
          field={shadingField(state.horizon !== null)}
          isGuess
        />
      ) : (
        <div
          ref={picker}
          id={inputId('roofFaces')}
          tabIndex={-1}
          className="flex flex-col gap-3.5 rounded-card border border-hairline p-4"
        >
          <input type="hidden" name="roofFaces" value={facesText(state.roofFaces)} />
          <Refused />
          <Segmented
            name="roofFace"
            label={m.depth_faces()}
            options={faces.map((_, index) => ({
              value: String(index),
              label: <FaceName index={index} isShort={faces.length >= MOST_NAMES} />,
            }))}
            value={String(chosen)}
            onValue={(value) => setWanted(Number(value))}
          />
          <RoofFaceFields
            key={`${faces.length} ${chosen}`}
            calculator={calculator}
            faces={faces}
            index={chosen}
            onFace={(face, slider) =>
              change(
                faces.map((other, at) => (at === chosen ? face : other)),
                slider,
              )
            }
          />
          {faces.length > 1 ? (
            <Button
              variant="quiet"
              size={44}
              className="noscript:hidden print:hidden"
              onClick={() => {
                change(faces.filter((_, at) => at !== chosen));
                setWanted(Math.max(0, chosen - 1));
                addButton.current?.focus();
              }}
            >
              {m.depth_faces_remove({ number: decimal(chosen + 1, locale) })}
            </Button>
          ) : null}
        </div>
      )}
      <Button
        ref={addButton}
        variant="outlined"
        size={44}
        className={`w-full noscript:hidden print:hidden ${NOT_YET}`}
        aria-disabled={canAdd ? undefined : true}
        aria-describedby={canAdd ? undefined : hintId}
        onClick={() => {
          if (!canAdd) return;
          change(withNewFace(faces));
          setWanted(faces.length);
          setAdded(added + 1);
        }}
      >
        <PlusIcon />
        {m.depth_faces_add()}
      </Button>
      {canAdd ? null : (
        <p id={hintId} className="text-14 text-blaek-600">
          {m.depth_faces_most()}
        </p>
      )}
    </>
  );
}

/** The single face's area is what the number of panels ends at. */
function AreaLimit({ calculator: { state, run } }: InputProps) {
  const { system } = run.estimate;
  const { roofSurfaceArea, roofFaces } = state;
  if (roofFaces !== null || system.limitedBy !== 'roof-area' || roofSurfaceArea === null)
    return null;
  const locale = getLocale();
  return (
    <p role="status" className="text-14 text-sol-700">
      {m.calculator_roof_limit({
        count: decimal(system.numberOfPanels, locale),
        area: `${decimal(roofSurfaceArea, locale)}\u00a0m²`,
      })}
    </p>
  );
}

function FaceName({ index, isShort }: { index: number; isShort: boolean }) {
  const number = decimal(index + 1, getLocale());
  if (!isShort) return m.depth_faces_name({ number });
  return (
    <>
      <span className="sr-only">{m.depth_faces_short()}&nbsp;</span>
      {number}
    </>
  );
}

function Refused() {
  const refused = useRefused('roofFaces');
  if (refused === undefined) return null;
  return <p className="text-14 text-tegl-600">{refused.text}</p>;
}
