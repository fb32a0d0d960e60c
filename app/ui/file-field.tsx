import { useId, type ReactNode } from 'react';

export type FileFieldProps = {
  readonly label: string;
  readonly help?: ReactNode;
  /** Endings for who sees names, and types for phones that know only those. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Id of the message that says what is wrong with the chosen file; null: nothing is. */
  readonly errorId: string | null;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A native field for files, which takes dropped ones too. */
export function FileField({ label, help, accept, multiple, errorId, onFiles }: FileFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-describedby={
          [help ? `${id}-help` : null, errorId].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={errorId === null ? undefined : true}
        className="block min-h-11 w-full text-14 file:mr-3 file:min-h-11 file:rounded-control file:border-[1.5px] file:border-gran-700 file:bg-white file:px-4 file:font-semibold file:text-gran-700"
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // The same file, put right, must be a change again.
          currentTarget.value = '';
          if (chosen.length > 0) onFiles(chosen);
        }}
      />
      {help ? (
        <p id={`${id}-help`} className="text-14 text-blaek-600">
          {help}
        </p>
      ) : null}
    </div>
  );
}
