import { MOST_UPLOADS, type FileProblem, type OtherKind } from '../domain/uploads/upload-rules.ts';
import { m } from '../messages/compiled/messages.js';
import { decimal } from './format.ts';
import type { Locale } from './locale.ts';

const KB = 1024;
const MB = KB * KB;

/** "2,4 MB"; what is less than a tenth of one in whole kB, so that an empty file says 0. */
export function fileSize(bytes: number, locale: Locale): string {
  return bytes < 0.1 * MB
    ? `${decimal(Math.ceil(bytes / KB), locale)}\u00a0kB`
    : `${decimal(bytes / MB, locale, 1)}\u00a0MB`;
}

/** Why a file was not taken, and what to do about it. */
export function fileProblemText(problem: FileProblem, locale: Locale): string {
  switch (problem.kind) {
    case 'empty':
      return m.files_problem_empty({}, { locale });
    case 'damaged':
      return m.files_problem_damaged({}, { locale });
    case 'password':
      return m.files_problem_password({}, { locale });
    case 'too-much':
      return m.files_problem_much({}, { locale });
    case 'too-many':
      return m.files_problem_many({ count: MOST_UPLOADS }, { locale });
    case 'not-kept':
    case 'busy':
      return m.files_problem_busy({}, { locale });
    case 'too-large':
      return m.files_problem_large({ size: fileSize(problem.bytes, locale) }, { locale });
    case 'too-many-pixels':
      return m.files_problem_pixels({}, { locale });
    case 'unreachable':
      return m.files_problem_unreachable({}, { locale });
    case 'wrong-kind':
      return otherKindText(problem.is, locale);
  }
}

function otherKindText(is: OtherKind, locale: Locale): string {
  switch (is) {
    case 'word':
      return m.files_problem_word({}, { locale });
    case 'svg':
      return m.files_problem_svg({}, { locale });
    case 'archive':
      return m.files_problem_archive({}, { locale });
    case 'picture':
      return m.files_problem_picture({}, { locale });
    case 'video':
      return m.files_problem_video({}, { locale });
    case 'unknown':
      return m.files_problem_unknown({}, { locale });
  }
}
