import { initialsOf } from './initials.ts';

/** Who is signed in, beside the name. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-7 shrink-0 items-center justify-center rounded-full bg-gran-100 font-semibold text-gran-900"
    >
      {initialsOf(name)}
    </span>
  );
}
