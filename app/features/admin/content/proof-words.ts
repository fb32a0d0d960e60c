import { MOST_UPLOADS, type FileProblem } from '../../../../domain/uploads/upload-rules.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { fileProblemText } from '../../../../words/file-words.ts';

/** Why a proof was not taken, and what to do about it. */
export const proofProblemText = (problem: FileProblem): string =>
  problem.kind === 'too-many'
    ? m.content_admin_proof_too_many({ count: MOST_UPLOADS })
    : fileProblemText(problem, getLocale());
