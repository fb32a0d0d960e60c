import { m } from '../../../messages/compiled/messages.js';

/** Instead of the figures, if there is no system. */
export function NoPanels() {
  return <p className="border-t-[1.5px] border-blaek py-6 text-18">{m.views_no_panels()}</p>;
}
