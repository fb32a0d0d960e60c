import type { ReactNode } from 'react';
import { MOST_UPLOADS, UPLOAD_PURPOSES } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { receiptAt } from '../../receipt-address.ts';
import { SiteLink } from '../../site-link.tsx';
import { ChevronLeftIcon, TrashIcon } from '../../ui/action-icons.tsx';
import { path, PinIcon } from '../../ui/icons.tsx';
import { FileGroup } from './file-group.tsx';
import { purposeWords } from './file-words.ts';
import type { FilesView, RefusedFile } from './files-view.ts';
import { useSending } from './use-sending.ts';

// Here and not among the shared icons, which the calculator loads.
const EyeIcon = path(
  'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10Zm8-2.4a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z',
);

/** Photos and the electricity bill of a request, sent from its receipt. Works as plain forms, too. */
export function FilesPage({
  view,
  refused,
}: {
  readonly view: FilesView;
  readonly refused: readonly RefusedFile[];
}) {
  const { files, token } = view;
  const sending = useSending(token);
  const underWay = sending.rows.filter(({ problem }) => problem === null).length;
  const failed = sending.rows.length - underWay + refused.length;
  return (
    <div className="mx-auto grid max-w-312 justify-between gap-x-18 gap-y-12 px-page pt-4 pb-12 min-[70rem]:grid-cols-[minmax(0,712px)_minmax(0,400px)] tablet:pt-8">
      <div className="min-w-0">
        <SiteLink
          to={receiptAt('offer', token)}
          className="inline-flex min-h-11 items-center gap-1 text-gran-700 underline underline-offset-4 hover:text-gran-900"
        >
          <ChevronLeftIcon className="-ml-1.5" />
          {m.files_back()}
        </SiteLink>
        <h1 className="text-36 font-semibold tracking-[-0.5px]">{m.files_title()}</h1>
        <p className="mt-1 text-18 text-blaek-600">{m.files_lead()}</p>
        <p role="status" className="mt-6 mb-6 flex flex-wrap gap-x-4 border-y border-hairline py-3">
          <strong className="font-semibold">
            {files.length === 0
              ? m.files_none({ most: MOST_UPLOADS })
              : m.files_count({ count: files.length, most: MOST_UPLOADS })}
          </strong>
          {underWay + failed === 0 ? null : (
            <span className="text-blaek-600">
              {[
                ...(underWay === 0 ? [] : [m.files_under_way({ count: underWay })]),
                ...(failed === 0 ? [] : [m.files_failed({ count: failed })]),
              ].join(', ')}
            </span>
          )}
        </p>
        <div className="flex flex-col gap-6">
          {UPLOAD_PURPOSES.map((purpose) => (
            <FileGroup
              key={purpose}
              purpose={purpose}
              token={token}
              files={files.filter((file) => file.purpose === purpose)}
              rows={sending.rows.filter((row) => row.purpose === purpose)}
              refused={refused.filter((file) => file.purpose === purpose)}
              onChoose={(chosen) => sending.choose(purpose, chosen)}
              onAgain={sending.again}
              onDrop={sending.drop}
            />
          ))}
        </div>
      </div>
      <aside className="min-w-0 min-[70rem]:mt-11">
        <h2 className="border-b-[1.5px] border-blaek pb-2 text-22 font-semibold">
          {m.files_use_title()}
        </h2>
        <dl>
          {UPLOAD_PURPOSES.map((purpose) => (
            <div key={purpose} className="border-b border-hairline py-3">
              <dt className="font-semibold">{purposeWords(purpose).title}</dt>
              <dd className="text-blaek-600">{purposeWords(purpose).use}</dd>
            </div>
          ))}
        </dl>
        <h2 className="mt-6 text-18 font-semibold">{m.files_yours()}</h2>
        <ul className="mt-3 flex flex-col gap-3 text-blaek-600">
          <Kept icon={<EyeIcon />}>{m.files_yours_seen()}</Kept>
          <Kept icon={<PinIcon />}>{m.files_yours_clean()}</Kept>
          <Kept icon={<TrashIcon />}>{m.files_yours_deleted()}</Kept>
        </ul>
      </aside>
    </div>
  );
}

function Kept({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="mt-0.5 shrink-0 text-gran-700">{icon}</span>
      <span>{children}</span>
    </li>
  );
}
