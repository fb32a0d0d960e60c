import { Form } from 'react-router';
import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { DropZone } from './drop-zone.tsx';
import { FailedRow, KeptRow, SendingRow } from './file-rows.tsx';
import { FILE_FIELD, PURPOSE_FIELD, type RefusedFile, type ShownFile } from './files-view.ts';
import { GroupFrame, titleIdOf } from './group-frame.tsx';
import { useRowsFocus } from './use-rows-focus.ts';
import type { SentRow } from './use-sending.ts';

type FileGroupProps = {
  readonly purpose: UploadPurpose;
  /** The key of the receipt. */
  readonly token: string;
  readonly files: readonly ShownFile[];
  readonly rows: readonly SentRow[];
  /** Of a form without a script. */
  readonly refused: readonly RefusedFile[];
  readonly onChoose: (files: readonly File[]) => void;
  readonly onAgain: (row: SentRow) => void;
  readonly onDrop: (key: number) => void;
};

const MAY_WORK_AGAIN = new Set(['busy', 'unreachable', 'not-kept']);

/** Files for one thing: those that are there, those under way, and the way to choose more. */
export function FileGroup({
  purpose,
  token,
  files,
  rows,
  refused,
  onChoose,
  onAgain,
  onDrop,
}: FileGroupProps) {
  const kept = useRowsFocus(files.length + rows.length);
  return (
    <section aria-labelledby={titleIdOf(purpose)} className="border-b border-hairline pb-6">
      <GroupFrame purpose={purpose} heading="h2" limits={m.files_limits()}>
        <div {...kept}>
          <ul className="flex flex-col gap-2">
            {files.map((file) => (
              <KeptRow key={file.id} file={file} token={token} />
            ))}
            {rows.map((row) =>
              row.problem === null ? (
                <SendingRow key={row.key} row={row} />
              ) : (
                <FailedRow
                  key={row.key}
                  name={row.file.name}
                  bytes={row.file.size}
                  problem={row.problem}
                  onAgain={MAY_WORK_AGAIN.has(row.problem.kind) ? () => onAgain(row) : undefined}
                  onDrop={() => onDrop(row.key)}
                />
              ),
            )}
            {refused.map(({ name, problem }) => (
              <FailedRow key={name} name={name} bytes={null} problem={problem} />
            ))}
          </ul>
          <Form
            method="post"
            encType="multipart/form-data"
            className="mt-2 flex flex-wrap items-center gap-3"
          >
            <input type="hidden" name={PURPOSE_FIELD} value={purpose} />
            <DropZone
              purpose={purpose}
              hasFiles={files.length + rows.length > 0}
              name={FILE_FIELD}
              onChoose={onChoose}
            />
            <div className="hidden noscript:block">
              <Button type="submit" variant="outlined" size={44}>
                {m.files_send()}
              </Button>
            </div>
          </Form>
        </div>
      </GroupFrame>
    </section>
  );
}
