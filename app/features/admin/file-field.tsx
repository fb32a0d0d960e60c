import type { ChangeEventHandler } from 'react';

type FileFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** What kinds of files the browser offers, as in `<input accept>`. */
  readonly accept: string;
  /** The element that says why a file was refused; undefined: none was. */
  readonly refusalId: string | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** A file of staff's, and what was wrong with the one sent before. */
export function FileField({ name, label, help, accept, refusalId, onChange }: FileFieldProps) {
  return (
    <label className="flex max-w-full min-w-0 flex-col gap-1">
      <span className="font-medium">{label}</span>
      {help !== undefined && <span className="text-blaek-600">{help}</span>}
      <input
        type="file"
        name={name}
        accept={accept}
        onChange={onChange}
        aria-describedby={refusalId}
        className="h-11 w-full min-w-0 text-14 file:mr-3 file:h-11 file:rounded-control file:border file:border-solid file:border-sten-500 file:bg-white file:px-4 file:font-medium"
      />
    </label>
  );
}
