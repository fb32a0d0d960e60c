import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { BackLink } from '../back-link.tsx';

/** The draft was published or discarded, or nobody has begun one. */
export function DraftGone() {
  return (
    <div>
      <BackLink to={staffLinks.prices()}>{m.prices_back()}</BackLink>
      <h1 className="text-28 font-semibold">{m.prices_none()}</h1>
      <p className="mt-2 max-w-[80ch]">{m.prices_none_text()}</p>
    </div>
  );
}
