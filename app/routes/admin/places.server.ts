import { data } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { ORDER_FORM } from '../../features/admin/order/order-view.ts';

/** How many places further something is put. */
export function placesIn(form: FormData): number {
  const by = Number(textIn(form, ORDER_FORM.by));
  if (!Number.isInteger(by)) throw data('', { status: 400 });
  return by;
}
