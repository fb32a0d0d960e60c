import { m } from '../../../messages/compiled/messages.js';

/** Why another question stands here than the one that the address named. */
export function UnknownQuestion() {
  return (
    <p role="status" className="mb-6 border-l-4 border-sol-400 bg-sol-100 px-4 py-3">
      {m.survey_unknown_question()}
    </p>
  );
}
