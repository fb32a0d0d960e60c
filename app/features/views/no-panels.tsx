import { m } from '../../../messages/compiled/messages.js';

/** In place of the figures, where there is no system to have any. */
export function NoPanels() {
  return <p className="border-t-[1.5px] border-blaek py-6 text-18">{m.views_no_panels()}</p>;
}
