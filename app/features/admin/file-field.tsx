import { useId, useState, type ChangeEventHandler } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { DocumentIcon, PlusIcon } from '../../ui/action-icons.tsx';

type FileFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** What kinds of files the browser offers, as in `<input accept>`. */
  readonly accept: string;
  /** The element that says why a file was refused; undefined: none was. */
  readonly refusalId: string | undefined;
  /** It is sent as soon as it is chosen: the field never holds one. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** A file of staff's, and what was wrong with the one sent before; a file can be dropped on it. */
export function FileField({ name, label, help, accept, refusalId, onChange }: FileFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const note = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
    setChosen(currentTarget.files?.[0]?.name);
  const described = [help === undefined ? [] : `${id}-help`, refusalId ?? []].flat().join(' ');
  return (
    <div className="flex max-w-full min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className="font-medium">
        {label}
      </span>
      {help !== undefined && (
        <span id={`${id}-help`} className="text-blaek-600">
          {help}
        </span>
      )}
      <label className="relative flex min-h-11 w-full min-w-0 items-center gap-2 rounded-control border border-dashed border-sten-500 bg-white py-2 pr-4 pl-3 has-focus-visible:focus-ring">
        {chosen === undefined ? (
          <PlusIcon className="shrink-0 text-gran-700 noscript:hidden" />
        ) : (
          <DocumentIcon className="shrink-0 noscript:hidden" />
        )}
        <span
          id={`${id}-words`}
          className={`min-w-0 noscript:hidden ${chosen === undefined ? '' : 'truncate'}`}
        >
          {chosen ?? (
            <>
              <span className="text-gran-700 underline underline-offset-4">
                {m.admin_file_choose()}
              </span>{' '}
              <span className="pointer-coarse:hidden">{m.admin_file_drop()}</span>
            </>
          )}
        </span>
        <input
          type="file"
          name={name}
          accept={accept}
          onChange={onChange ?? note}
          aria-labelledby={`${id}-label ${id}-words`}
          aria-describedby={described || undefined}
          className="absolute inset-0 w-full min-w-0 cursor-pointer opacity-0 noscript:static noscript:opacity-100"
        />
      </label>
    </div>
  );
}
