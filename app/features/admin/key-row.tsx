import { KeyCap } from './leads/lead-parts.tsx';

type KeyRowProps = {
  readonly keys: readonly {
    readonly caps: readonly string[];
    /** The keys from the first to the last. */
    readonly isRange?: true;
    readonly what: string;
  }[];
};

/** Which keys a page has, where there is a keyboard. */
export function KeyRow({ keys }: KeyRowProps) {
  return (
    <ul className="hidden flex-wrap gap-x-6 gap-y-2 text-blaek-600 pointer-fine:flex">
      {keys.map(({ caps, isRange = false, what }) => (
        <li key={what} className="flex items-center gap-1.5">
          {caps.map((cap, index) => (
            <span key={cap} className="contents">
              {isRange && index > 0 && '–'}
              <KeyCap>{cap}</KeyCap>
            </span>
          ))}
          {what}
        </li>
      ))}
    </ul>
  );
}
