import type { SelectOption } from '../../ui/select-field.tsx';

type Common = {
  /** The calculator's own name, so that an address serves both pages. */
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  /** Takes two columns. */
  readonly isWide?: boolean | undefined;
};

export type NumberField = Common & {
  readonly kind: 'number';
  readonly unit: string;
  /** What we take where nothing is said; null where that is worked out. */
  readonly ours: number | null;
};
export type TextField = Common & { readonly kind: 'text' | 'degrees'; readonly ours: string };
export type ChoiceField = Common & {
  readonly kind: 'choice';
  readonly ours: string;
  readonly options: readonly SelectOption[];
};
/** A box that is sent only when it is ticked; unticked is what we take. */
export type FlagField = Common & { readonly kind: 'flag' };

/** One input of the page. */
export type ExpertField = NumberField | TextField | ChoiceField | FlagField;

export type ExpertGroup = {
  readonly id: string;
  readonly title: string;
  /** How its fields hang together. */
  readonly note?: string | undefined;
  readonly fields: readonly ExpertField[];
};
