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
  readonly unit: string;
  /** What we take where nothing is said; null where that is worked out. */
  readonly ours: number | null;
  /** Shown in the empty field; it counts for nothing. */
  readonly example?: string | undefined;
};

/** A number with a slider beside it, which ends where homes do. */
export type SliderField = NumberField & {
  readonly range: readonly [number, number];
  /** What may be typed: more than the slider reaches, where there are such homes. */
  readonly limits: readonly [number, number];
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

export function number(
  name: string,
  label: string,
  unit: string,
  ours: number | null = null,
): NumberField {
  return { kind: 'number', name, label, unit, ours };
}

export function slider(
  field: NumberField,
  range: readonly [number, number],
  step = 1,
  limits = range,
): SliderField {
  return { ...field, range, step, limits };
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
