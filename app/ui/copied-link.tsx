import { useEffect, useId, useRef, useState } from 'react';

type CopiedLinkProps = {
  readonly link: string;
  readonly label: string;
  /** What the link carries, and what it leaves out. */
  readonly help: string;
  /** Said once it is copied. */
  readonly copied: string;
};

/** A link in a field of its own, copied where the browser lets it be. */
export function CopiedLink({ link, label, help, copied }: CopiedLinkProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    // Where the browser allows none, the field is selected and is copied by hand.
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  }, [link]);
  return (
    <div className="flex flex-col gap-1 pb-3">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={link}
        aria-describedby={`${id}-help`}
        className="h-11 w-full rounded-control border border-sten-500 bg-white px-3"
      />
      <p id={`${id}-help`} className="text-14 text-blaek-600">
        <span role="status">{isCopied ? `${copied} ` : ''}</span>
        {help}
      </p>
    </div>
  );
}
