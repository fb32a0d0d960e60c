import { Form } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { ORDER_FORM, REORDER } from './order-view.ts';

type PlaceButtonsProps = {
  readonly id: string;
  readonly name: string;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly along: 'column' | 'row';
  /** Posted along. */
  readonly fields?: Readonly<Record<string, string>>;
};

const TURN = {
  column: { back: 'rotate-180', on: '' },
  row: { back: 'rotate-90', on: '-rotate-90' },
} as const;

/** Puts it a place further, without dragging. */
export function PlaceButtons({ id, name, at, count, along, fields = {} }: PlaceButtonsProps) {
  const button = `inline-flex size-11 items-center justify-center rounded-control ${along === 'row' ? 'text-gran-700 hover:bg-gran-100' : 'border border-sten-500 bg-white'}`;
  return (
    <Form
      method="post"
      preventScrollReset
      className={`flex items-center ${along === 'row' ? '' : 'gap-2'}`}
    >
      {Object.entries({ ...fields, [ORDER_FORM.intent]: REORDER, [ORDER_FORM.id]: id }).map(
        ([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ),
      )}
      {along === 'column' && (
        <span className="mr-1 text-blaek-600 tabular-nums">
          {m.order_place({ place: at + 1, count })}
        </span>
      )}
      <button
        type="submit"
        name={ORDER_FORM.by}
        value="-1"
        aria-label={along === 'row' ? m.order_left({ name }) : m.order_up({ name })}
        className={button}
      >
        <ChevronDownIcon className={TURN[along].back} />
      </button>
      <button
        type="submit"
        name={ORDER_FORM.by}
        value="1"
        aria-label={along === 'row' ? m.order_right({ name }) : m.order_down({ name })}
        className={button}
      >
        <ChevronDownIcon className={TURN[along].on} />
      </button>
    </Form>
  );
}
