import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { AdminCell } from '../admin-table.tsx';
import { MESSAGES_FORM } from './messages-view.ts';

/** The form that the rows' ticks belong to. */
const FORM = 'several-messages';

/** What can be done to those that are ticked; with none it answers that one is to be chosen. */
export function SeveralMessages() {
  return (
    <Form
      id={FORM}
      method="post"
      preventScrollReset
      className="flex flex-wrap items-center gap-3 border-t border-hairline px-5 py-3"
    >
      <span className="font-semibold">{m.admin_messages_several()}</span>
      <Button
        type="submit"
        size={44}
        variant="outlined"
        name={MESSAGES_FORM.intent}
        value="several-again"
      >
        {m.admin_messages_several_again()}
      </Button>
      <Button
        type="submit"
        size={44}
        variant="outlined"
        name={MESSAGES_FORM.intent}
        value="several-seen"
      >
        {m.admin_messages_several_seen()}
      </Button>
    </Form>
  );
}

type ChooseCellProps = { readonly id: string; readonly name: string; readonly isSent: boolean };

/** To one that has arrived there is nothing to do. */
export function ChooseCell({ id, name, isSent }: ChooseCellProps) {
  return (
    <AdminCell className="w-11 py-0! pr-0! pl-3!">
      {!isSent && (
        <label className="grid size-11 place-items-center">
          <span className="sr-only">{m.admin_messages_choose_one({ name })}</span>
          <input
            type="checkbox"
            name={MESSAGES_FORM.chosen}
            value={id}
            form={FORM}
            className="size-5 accent-gran-700"
          />
        </label>
      )}
    </AdminCell>
  );
}
