import { UPLOAD_PURPOSES } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { HeldGroup } from './held-group.tsx';

/** Photos and bill within the form for an offer. They go along with it, and can as well be sent later. */
export function HeldSection() {
  return (
    <section aria-labelledby="offer-files" className="flex max-w-178 flex-col gap-6">
      <div>
        <h2 id="offer-files" className="text-22 font-semibold">
          {m.files_title()}
        </h2>
        <p className="text-blaek-600">{m.files_in_form()}</p>
        <noscript>
          <p className="mt-2 text-14 text-blaek-600">{m.files_in_form_plain()}</p>
        </noscript>
      </div>
      {UPLOAD_PURPOSES.map((purpose) => (
        <HeldGroup key={purpose} purpose={purpose} />
      ))}
    </section>
  );
}
