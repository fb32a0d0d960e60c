import type { UploadPurpose } from '../../../domain/uploads/upload-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { PlusIcon } from '../../ui/action-icons.tsx';
import { purposeWords } from './file-words.ts';

type DropZoneProps = {
  readonly purpose: UploadPurpose;
  /** Whether some are chosen already. */
  readonly hasFiles: boolean;
  /** Under which a form without a script sends the files. */
  readonly name: string;
  readonly onChoose: (files: readonly File[]) => void;
};

/** Of the words over the field, which it is described by. */
export const helpIdOf = (purpose: UploadPurpose) => `files-${purpose}-help`;

/** A file field that files can be dropped on; a plain one without JavaScript. */
export function DropZone({ purpose, hasFiles, name, onChoose }: DropZoneProps) {
  const choose = hasFiles ? m.files_choose_more() : m.files_choose();
  return (
    <label
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChoose([...event.dataTransfer.files]);
      }}
      className="relative flex min-h-16 w-full items-center gap-3 rounded-control border border-dashed border-sten-500 bg-white px-4 has-focus-visible:focus-ring noscript:min-h-20"
    >
      <PlusIcon className="shrink-0 text-gran-700 noscript:hidden" />
      <span className="noscript:hidden">
        <span className="text-gran-700 underline underline-offset-4">{choose}</span>{' '}
        {/* Nothing is dragged on a phone, and its file field opens the camera. */}
        <span className="pointer-coarse:hidden">{m.files_or_drop()}</span>
        <span className="hidden pointer-coarse:inline">{m.files_or_photo()}</span>
      </span>
      <input
        type="file"
        name={name}
        multiple
        accept="image/jpeg,image/png,image/heic,image/heif,application/pdf"
        aria-label={`${choose}: ${purposeWords(purpose).title}`}
        aria-describedby={helpIdOf(purpose)}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
        className="absolute inset-0 w-full min-w-0 cursor-pointer opacity-0 noscript:static noscript:opacity-100"
      />
    </label>
  );
}
