import { KeyCap } from './leads/lead-parts.tsx';

type KeyRowProps = {
  readonly keys: readonly { readonly caps: readonly string[]; readonly what: string }[];
};

/** Which keys a page has, where there is a keyboard. */
export function KeyRow({ keys }: KeyRowProps) {
  return (
    <ul className="hidden flex-wrap gap-x-6 gap-y-2 text-blaek-600 pointer-fine:flex">
      {keys.map(({ caps, what }) => (
        <li key={what} className="flex items-center gap-1.5">
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          {what}
        </li>
      ))}
    </ul>
  );
}
