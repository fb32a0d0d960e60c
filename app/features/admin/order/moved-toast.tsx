import { useLocation } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { UndoToast } from '../undo-toast.tsx';
import { ORDER_FORM, REORDER, type Moved } from './order-view.ts';

type MovedToastProps = {
  readonly moved: Moved;
  readonly name: string;
  /** From 0: where it stands now. */
  readonly at: number;
  readonly count: number;
  /** Posted along. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly isRaised?: boolean;
};

/** Says where something stands now, and puts it back. */
export function MovedToast({ moved, name, at, count, fields, isRaised = false }: MovedToastProps) {
  // Two moves can be called the same: each has its own ten seconds.
  const { key } = useLocation();
  return (
    <UndoToast
      key={key}
      words={m.order_moved({ name, place: at + 1, count })}
      fields={{
        ...fields,
        [ORDER_FORM.intent]: REORDER,
        [ORDER_FORM.id]: moved.id,
        [ORDER_FORM.by]: String(-moved.by),
        [ORDER_FORM.isBack]: '1',
      }}
      isRaised={isRaised}
    />
  );
}
