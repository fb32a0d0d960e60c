import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import { BookmarkIcon } from '../../ui/icons.tsx';

/** What the server wants to be told by who saves; the names are its own. */
export type Saving = {
  readonly fields: Readonly<Record<string, string>>;
  /** Name of the field that holds the state as a query. */
  readonly queryField: string;
};

type SaveActionProps = {
  readonly saving: Saving;
  readonly query: string;
  /** Of the button; its form takes no room of its own. */
  readonly className: string;
};

/** Saves the calculation as it stands now; who is not signed in signs in on the way. */
export function SaveAction({ saving, query, className }: SaveActionProps) {
  const fields = { ...saving.fields, [saving.queryField]: query };
  return (
    <form method="post" action={links.myReports()} className="contents">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className}>
        <BookmarkIcon />
        {m.calculator_save()}
      </button>
    </form>
  );
}
