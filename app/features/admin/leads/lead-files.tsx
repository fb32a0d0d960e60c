import type { LeadFacts } from '../../../../domain/staff/lead-facts.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { staffLinks } from '../../../staff-links.ts';
import { DocumentIcon } from '../../../ui/action-icons.tsx';
import { AdminCard } from '../admin-table.tsx';

type LeadFile = LeadFacts['files'][number];

const PURPOSES: Readonly<Record<LeadFile['purpose'], () => string>> = {
  roof: m.files_roof,
  board: m.files_board,
  bill: m.files_bill,
};

/** What the customer sent: each opens as a file of its own, and opening it is logged. */
export function LeadFiles({ files }: Pick<LeadFacts, 'files'>) {
  if (files.length === 0) return null;
  const megabytes = (bytes: number) =>
    `${decimal(Math.max(0.1, bytes / 1024 / 1024), getLocale(), 1)}\u00a0MB`;
  return (
    <AdminCard title={{ id: 'files', text: m.files_title() }}>
      <ul className="grid gap-x-8 px-5 pb-4 tablet:grid-cols-2">
        {files.map(({ id, purpose, name, kind, bytes }) => (
          <li key={id} className="border-t border-hairline">
            {/* A file, not a page: the browser saves it. */}
            <a
              href={staffLinks.file(id)}
              download
              className="flex min-h-16 items-center gap-3 py-2 text-gran-700"
            >
              {kind === 'jpeg' ? (
                <img
                  src={staffLinks.smallPicture(id)}
                  alt=""
                  width={64}
                  height={48}
                  loading="lazy"
                  className="h-12 w-16 shrink-0 rounded-control border border-hairline bg-gran-100"
                />
              ) : (
                <span className="flex h-12 w-16 shrink-0 items-center justify-center rounded-control border border-hairline bg-gran-100">
                  <DocumentIcon />
                </span>
              )}
              <span className="min-w-0">
                <span className="block truncate underline underline-offset-4">{name}</span>
                <span className="block text-14 text-blaek-600">
                  {PURPOSES[purpose]()} · {megabytes(bytes)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </AdminCard>
  );
}
