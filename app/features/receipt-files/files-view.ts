import type { FileProblem, UploadPurpose } from '../../../domain/uploads/upload-rules.ts';

export type ShownFile = {
  readonly id: string;
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly kind: 'jpeg' | 'pdf';
  readonly bytes: number;
};

export type RefusedFile = {
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly problem: FileProblem;
};

export type FilesView = {
  readonly files: readonly ShownFile[];
  /** The key of the receipt, which opens this page too. */
  readonly token: string;
};

/** Names of the form's fields. */
export const FILE_FIELD = 'file';
export const PURPOSE_FIELD = 'purpose';
export const REMOVE_FIELD = 'remove';
/** Of a form that carries files for several things. */
export const fieldOf = (purpose: UploadPurpose) => `${FILE_FIELD}-${purpose}`;
/** In the receipt's address: how many of the form's files did not come through. */
export const UNSENT_PARAM = 'mangler';
