/** One figure of the method, written out: what, how much, who says so and from when. */
export type MethodFigure = {
  readonly name: string;
  readonly value: string;
  readonly source: string;
  /** Chosen by us rather than given by law or published. */
  readonly isAssumption: boolean;
};

export type MethodTable = {
  readonly caption: string;
  readonly head: readonly string[];
  /** Row heads first. */
  readonly rows: readonly (readonly string[])[];
  readonly source: string;
};

/** A step of the calculation, in words. */
export type MethodSection = {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** The formula in plain words. */
  readonly formula?: string;
  readonly figures?: readonly MethodFigure[];
  readonly table?: MethodTable;
  readonly list?: readonly string[];
  /** What we do not know, said plainly. */
  readonly limit?: string;
};

/** The section that the self-test belongs to. */
export const TESTS_ID = 'tests';
