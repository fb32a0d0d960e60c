import { Form } from 'react-router';
import type { FileProblem } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fileProblemText, fileSize } from '../../../words/file-words.ts';
import { CloseIcon, DocumentIcon } from '../../ui/action-icons.tsx';
import { receiptLinks } from '../../receipt-links.ts';
import { AlertIcon, CheckIcon, RoofIcon } from '../../ui/icons.tsx';
import { kindOfName, nameParts } from './file-words.ts';
import { REMOVE_FIELD, type ShownFile } from './files-view.ts';
import type { SentRow } from './use-sending.ts';

export const ROW = 'flex min-h-16 items-center gap-3 rounded-control border bg-white p-2';
export const REMOVE =
  'flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-gran-100';

export function Thumb({
  kind,
  isWrong = false,
}: {
  readonly kind: 'jpeg' | 'pdf';
  readonly isWrong?: boolean;
}) {
  return (
    <span
      className={`flex h-12 w-16 shrink-0 items-center justify-center rounded-control border border-hairline ${isWrong ? 'bg-tegl-100 text-tegl-600' : 'bg-gran-100 text-gran-700'}`}
    >
      {kind === 'pdf' ? <DocumentIcon /> : <RoofIcon />}
    </span>
  );
}

export function Name({ name, bytes }: { readonly name: string; readonly bytes: number }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      <FileName name={name} />
      <span className="text-14 text-blaek-600">{fileSize(bytes, getLocale())}</span>
    </span>
  );
}

/** Too long, it is shortened in its middle: its end tells one photo from the next, and what kind it is. */
function FileName({ name }: { readonly name: string }) {
  const [begin, end] = nameParts(name);
  return (
    <span className="flex max-w-full font-semibold whitespace-pre">
      <span className="truncate">{begin}</span>
      <span className="shrink-0">{end}</span>
    </span>
  );
}

/** A file that is there. */
export function KeptRow({ file, token }: { readonly file: ShownFile; readonly token: string }) {
  return (
    <li className={`${ROW} border-hairline`}>
      {file.kind === 'pdf' ? (
        <Thumb kind="pdf" />
      ) : (
        <img
          src={receiptLinks.picture(file.id, token)}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className="h-12 w-16 shrink-0 rounded-control border border-hairline bg-gran-100"
        />
      )}
      <span className="min-w-0 flex-1">
        <Name name={file.name} bytes={file.bytes} />
        <span className="flex items-center gap-1 text-14 font-semibold text-gran-700">
          <CheckIcon size={16} />
          {m.files_received()}
        </span>
      </span>
      <Form method="post">
        <button type="submit" name={REMOVE_FIELD} value={file.id} className={REMOVE}>
          <CloseIcon />
          <span className="sr-only">{m.files_remove({ name: file.name })}</span>
        </button>
      </Form>
    </li>
  );
}

/** A file on its way. */
export function SendingRow({ row }: { readonly row: Pick<SentRow, 'file' | 'sentBytes'> }) {
  const { file, sentBytes } = row;
  return (
    <li className={`${ROW} border-hairline`}>
      <Thumb kind={kindOfName(file.name)} />
      <span className="min-w-0 flex-1">
        <Name name={file.name} bytes={file.size} />
        <progress
          aria-label={file.name}
          value={sentBytes}
          max={file.size}
          className="mt-1 block h-2 w-full accent-gran-700"
        />
        <span className="text-14 text-blaek-600">
          {m.files_sending({
            sent: fileSize(sentBytes, getLocale()),
            all: fileSize(file.size, getLocale()),
          })}
        </span>
      </span>
    </li>
  );
}

type FailedRowProps = {
  readonly name: string;
  readonly bytes: number | null;
  readonly problem: FileProblem;
  readonly onAgain?: (() => void) | undefined;
  readonly onDrop?: (() => void) | undefined;
};

/** A file that was not taken: why, and what to do. */
export function FailedRow({ name, bytes, problem, onAgain, onDrop }: FailedRowProps) {
  return (
    <li
      className={`relative ${ROW} border-2 border-tegl-600 before:absolute before:inset-y-0 before:-left-3 before:w-1 before:bg-tegl-600 tablet:before:-left-5`}
    >
      <Thumb kind={kindOfName(name)} isWrong />
      <span className="min-w-0 flex-1">
        {bytes === null ? <FileName name={name} /> : <Name name={name} bytes={bytes} />}
        <span className="flex items-start gap-2 text-14 font-semibold text-tegl-600">
          <AlertIcon size={16} className="mt-0.5 shrink-0" />
          {fileProblemText(problem, getLocale())}
        </span>
        {onAgain === undefined ? null : (
          <button
            type="button"
            onClick={onAgain}
            className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4"
          >
            {m.files_again()}
          </button>
        )}
      </span>
      {onDrop === undefined ? null : (
        <button type="button" onClick={onDrop} className={REMOVE}>
          <CloseIcon />
          <span className="sr-only">{m.files_remove({ name })}</span>
        </button>
      )}
    </li>
  );
}
