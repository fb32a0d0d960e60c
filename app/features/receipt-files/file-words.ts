import {
  MOST_UPLOADS,
  type OtherKind,
  type UploadPurpose,
} from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { decimal } from '../../../words/format.ts';
import type { FileProblem } from './files-view.ts';

/** As much of a name's end as is always shown. */
const END_SIGNS = 10;

/** A file's name in two: its beginning may be cut off, its end not. */
export function nameParts(name: string): readonly [begin: string, end: string] {
  // By signs: half of one is none.
  const signs = [...name];
  return [signs.slice(0, -END_SIGNS).join(''), signs.slice(-END_SIGNS).join('')];
}

const KB = 1024;
const MB = KB * KB;

/** "2,4 MB"; what is less than a tenth of one in whole kB, so that an empty file says 0. */
export function sizeText(bytes: number): string {
  const locale = getLocale();
  return bytes < 0.1 * MB
    ? `${decimal(Math.ceil(bytes / KB), locale)}\u00a0kB`
    : `${decimal(bytes / MB, locale, 1)}\u00a0MB`;
}

export function purposeWords(purpose: UploadPurpose) {
  switch (purpose) {
    case 'roof':
      return {
        title: m.files_roof(),
        help: m.files_roof_help(),
        use: m.files_roof_use(),
        example: m.files_roof_example(),
      };
    case 'board':
      return {
        title: m.files_board(),
        help: m.files_board_help(),
        use: m.files_board_use(),
        example: m.files_board_example(),
      };
    case 'bill':
      return {
        title: m.files_bill(),
        help: m.files_bill_help(),
        use: m.files_bill_use(),
        example: m.files_bill_example(),
      };
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
