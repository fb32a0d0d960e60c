import { Form } from 'react-router';
import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { FailedRow, KeptRow, SendingRow } from './file-rows.tsx';
import { purposeWords } from './file-words.ts';
import { FILE_FIELD, PURPOSE_FIELD, type RefusedFile, type ShownFile } from './files-view.ts';
import type { SentRow } from './use-sending.ts';

type FileGroupProps = {
  readonly purpose: UploadPurpose;
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
  files,
  rows,
  refused,
  onChoose,
  onAgain,
  onDrop,
}: FileGroupProps) {
  const { title, help } = purposeWords(purpose);
  const id = `files-${purpose}`;
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-hairline pb-6">
      <h2 id={`${id}-title`} className="font-semibold">
        {title} <span className="font-normal text-blaek-600">{m.files_optional()}</span>
      </h2>
      <p id={`${id}-help`} className="mb-2 text-14 text-blaek-600">
        {help} {m.files_limits()}
      </p>
      <ul className="flex flex-col gap-2">
        {files.map((file) => (
          <KeptRow key={file.id} file={file} />
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
        <label
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            onChoose([...event.dataTransfer.files]);
          }}
          className="relative flex min-h-16 w-full items-center gap-3 rounded-control border border-dashed border-sten-500 px-4 has-focus-visible:focus-ring noscript:min-h-20"
        >
          <PlusIcon className="shrink-0 text-gran-700 noscript:hidden" />
          <span className="noscript:hidden">
            <span className="text-gran-700 underline underline-offset-4">{m.files_choose()}</span>{' '}
            {m.files_or_drop()}
          </span>
          <input
            type="file"
            name={FILE_FIELD}
            multiple
            accept="image/jpeg,image/png,image/heic,image/heif,application/pdf"
            aria-label={m.files_choose_for({ what: title })}
            aria-describedby={`${id}-help`}
            onChange={(event) => {
              onChoose([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
            className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:opacity-100"
          />
        </label>
        <div className="hidden noscript:block">
          <Button type="submit" variant="outlined" size={44}>
            {m.files_send()}
          </Button>
        </div>
      </Form>
    </section>
  );
}
