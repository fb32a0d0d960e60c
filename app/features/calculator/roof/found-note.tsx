import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { DrawnFace } from '../../../../domain/drawn-roof.ts';
import type { FoundLayout } from '../../../../domain/roof-layout.ts';
import { date } from '../../../../words/format.ts';
import { foundRoofLink } from '../../../found-roof-link.ts';
import { SiteLink } from '../../../site-link.tsx';

type FoundNoteProps = {
  readonly layout: FoundLayout;
  readonly face: DrawnFace;
  /** The calculation as a query. */
  readonly query: string;
};

/** Where a found roof is from, how sure the chosen face is, and the credit that its licence asks for. */
export function FoundNote({ layout, face, query }: FoundNoteProps) {
  const { source, date: read } = layout.house;
  const sure = {
    sure: m.roof_found_sure(),
    fair: m.roof_found_fair(),
    unsure: m.roof_found_unsure(),
  }[face.certainty ?? 'unsure'];
  const isExample = source === 'demonstration';
  const asked = isExample ? `${query}&demonstration=1` : query;
  return (
    <div className="border-l-4 border-sol-700 bg-sol-100 px-4 py-3">
      <p className="font-semibold">{isExample ? m.roof_found_example() : m.roof_found_title()}</p>
      <p className="text-14">
        {m.roof_found_face({ number: String(face.face + 1), sure })} {m.roof_found_change()}
      </p>
      <p className="mt-1 text-14 text-blaek-600">
        {m.roof_found_credit({ date: date(read, getLocale()) })}
      </p>
      <SiteLink
        // What it shows is asked of registers: not for a passing pointer.
        prefetch="none"
        to={`${foundRoofLink()}?${asked}`}
        className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4 print:hidden"
      >
        {m.roof_found_view()}
      </SiteLink>
    </div>
  );
}
