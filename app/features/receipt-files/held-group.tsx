import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { DropZone } from './drop-zone.tsx';
import { FailedRow, SendingRow } from './file-rows.tsx';
import { fieldOf } from './files-view.ts';
import { GroupFrame, titleIdOf } from './group-frame.tsx';
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
  const kept = useRowsFocus(rows.length);
  return (
    <div role="group" aria-labelledby={titleIdOf(purpose)}>
      <GroupFrame purpose={purpose} heading="p" limits={m.files_limits_each()}>
        <div {...kept} className="flex flex-col gap-2">
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
      </GroupFrame>
    </div>
  );
}
