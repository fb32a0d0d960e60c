import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { DropZone, helpIdOf } from './drop-zone.tsx';
import { ExamplePicture } from './example-picture.tsx';
import { FailedRow, SendingRow } from './file-rows.tsx';
import { purposeWords } from './file-words.ts';
import { fieldOf } from './files-view.ts';
import { dropHeld, holdFiles, useHeldFiles } from './held-files.ts';
import { HeldRow } from './held-row.tsx';
import { useRowsFocus } from './use-rows-focus.ts';

type HeldGroupProps = {
  readonly purpose: UploadPurpose;
  /** What is done besides with what was chosen. */
  readonly onChoose?: (files: readonly File[]) => void;
};

/** Files for one thing within a form: they wait in the page and go along when it is sent. */
export function HeldGroup({ purpose, onChoose }: HeldGroupProps) {
  const rows = useHeldFiles().filter((row) => row.purpose === purpose);
  const { title, help } = purposeWords(purpose);
  const kept = useRowsFocus(rows.length);
  return (
    <div
      role="group"
      aria-labelledby={`files-${purpose}-title`}
      className="grid gap-x-6 gap-y-3 tablet:grid-cols-[minmax(0,1fr)_168px]"
    >
      <div className="tablet:col-span-2">
        <p id={`files-${purpose}-title`} className="font-semibold">
          {title} <span className="font-normal text-blaek-600">{m.files_optional()}</span>
        </p>
        <p id={helpIdOf(purpose)} className="text-14 text-blaek-600">
          {help} {m.files_limits_each()}
        </p>
      </div>
      <div className="tablet:order-last">
        <ExamplePicture purpose={purpose} />
      </div>
      <div {...kept} className="flex min-w-0 flex-col gap-2">
        {rows.length === 0 ? null : (
          <ul className="flex flex-col gap-2">
            {rows.map((row) =>
              row.problem !== null ? (
                <FailedRow
                  key={row.key}
                  name={row.file.name}
                  bytes={row.file.size}
                  problem={row.problem}
                  onDrop={() => dropHeld(row.key)}
                />
              ) : row.sentBytes === null ? (
                <HeldRow key={row.key} row={row} />
              ) : (
                <SendingRow key={row.key} row={{ ...row, sentBytes: row.sentBytes }} />
              ),
            )}
          </ul>
        )}
        <DropZone
          purpose={purpose}
          hasFiles={rows.length > 0}
          name={fieldOf(purpose)}
          onChoose={(files) => {
            onChoose?.(files);
            void holdFiles(purpose, files);
          }}
        />
      </div>
    </div>
  );
}
