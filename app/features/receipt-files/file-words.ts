import {
  MOST_UPLOADS,
  type OtherKind,
  type UploadPurpose,
} from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal } from '../../../words/format.ts';
import type { FileProblem } from './files-view.ts';

/** "2,4 MB" */
export const sizeText = (bytes: number): string =>
  `${decimal(Math.max(0.1, bytes / 1024 / 1024), getLocale(), 1)}\u00a0MB`;

export function purposeWords(purpose: UploadPurpose) {
  switch (purpose) {
    case 'roof':
      return { title: m.files_roof(), help: m.files_roof_help(), use: m.files_roof_use() };
    case 'board':
      return { title: m.files_board(), help: m.files_board_help(), use: m.files_board_use() };
    case 'bill':
      return { title: m.files_bill(), help: m.files_bill_help(), use: m.files_bill_use() };
  }
}

/** Why a file was not taken, and what to do about it. */
export function problemText(problem: FileProblem): string {
  switch (problem.kind) {
    case 'empty':
      return m.files_problem_empty();
    case 'damaged':
      return m.files_problem_damaged();
    case 'password':
      return m.files_problem_password();
    case 'too-many':
      return m.files_problem_many({ count: MOST_UPLOADS });
    case 'not-kept':
    case 'busy':
      return m.files_problem_busy();
    case 'too-large':
      return m.files_problem_large({ size: sizeText(problem.bytes) });
    case 'too-many-pixels':
      return m.files_problem_pixels();
    case 'unreachable':
      return m.files_problem_unreachable();
    case 'wrong-kind':
      return otherKindText(problem.is);
  }
}

function otherKindText(is: OtherKind): string {
  switch (is) {
    case 'word':
      return m.files_problem_word();
    case 'svg':
      return m.files_problem_svg();
    case 'archive':
      return m.files_problem_archive();
    case 'picture':
      return m.files_problem_picture();
    case 'video':
      return m.files_problem_video();
    case 'unknown':
      return m.files_problem_unknown();
  }
}
