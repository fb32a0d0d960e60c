/** How a field of a row is typed. */
export type FieldLook = {
  readonly field: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'yes' | 'choice' | 'date' | 'long';
  /** Of a number that may be negative. */
  readonly least?: number;
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly help?: string;
  /** Takes the whole width. */
  readonly isWide?: true;
};
