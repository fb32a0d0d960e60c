import { numberField } from '../../../../domain/number-fields.ts';
import type { NumberField as TakenNumber } from '../../../../domain/number-text.ts';
import type { SegmentedOption } from '../../../ui/segmented.tsx';

type Common = {
  /** The calculator's own name, dotted in a group, so that an address serves every page. */
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  /** Takes two columns where they stand in columns. */
  readonly isWide?: boolean | undefined;
};

export type NumberField = Common & {
  readonly kind: 'number';
  /** As it stands beside the field. */
  readonly unit: string;
  readonly takes: TakenNumber;
  /** What we take where nothing is said; null where that is worked out. */
  readonly ours: number | null;
  /** Shown in the empty field; it counts for nothing. */
  readonly example?: string | undefined;
};

/** A number with a slider beside it, which ends where homes do. */
export type SliderField = NumberField & {
  readonly range: readonly [number, number];
  readonly step: number;
};

export type TextField = Common & { readonly kind: 'text' | 'degrees'; readonly ours: string };

export type ChoiceField = Common & {
  readonly kind: 'choice';
  readonly ours: string;
  readonly options: readonly (SegmentedOption & { readonly label: string })[];
};

/** A box that is sent only when it is ticked; unticked is what we take. */
export type FlagField = Common & { readonly kind: 'flag' };

/** One input of the calculator, whichever page shows it. */
export type FormField = NumberField | SliderField | TextField | ChoiceField | FlagField;

/** @param takes by default what the calculator's field of this name does */
export function number(
  name: string,
  label: string,
  unit: string,
  ours: number | null = null,
  takes = numberField(name),
): NumberField {
  if (takes === undefined) throw new RangeError(`${name} is no number of the calculator`);
  return { kind: 'number', name, label, unit, ours, takes };
}

/** @param limits what may be typed: more than the slider reaches, where there are such homes */
export function slider(
  field: NumberField,
  range: readonly [number, number],
  step = 1,
  limits = range,
): SliderField {
  return { ...field, takes: { ...field.takes, limits }, range, step };
}

export function choice(
  name: string,
  label: string,
  ours: string,
  options: ChoiceField['options'],
): ChoiceField {
  return { kind: 'choice', name, label, ours, options };
}

export function flag(name: string, label: string): FlagField {
  return { kind: 'flag', name, label };
}
