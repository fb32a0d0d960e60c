import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { BookmarkIcon } from '../../ui/icons.tsx';

/** What the server wants to be told by who saves, by its own names; the empty field is for the state as a query. */
export type Saving = Readonly<Record<string, string>>;

type SaveActionProps = {
  readonly saving: Saving;
  readonly query: string;
  /** Of the button; its form takes no room of its own. */
  readonly className: string;
};

/** Saves the calculation as it stands now; who is not signed in signs in on the way. */
export function SaveAction({ saving, query, className }: SaveActionProps) {
  return (
    <form method="post" action={links.myReports()} className="contents">
      {Object.entries(saving).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value || query} />
      ))}
      <button type="submit" className={className}>
        <BookmarkIcon />
        {m.calculator_save()}
      </button>
    </form>
  );
}
