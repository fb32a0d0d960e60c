import { data } from 'react-router';
import { ownSmallPicture } from '../../../server/uploads/small-picture.ts';
import { attachment } from '../../attachment.server.ts';
import { RECEIPT_PARAM } from '../../receipt-address.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import type { Route } from './+types/small-picture';

/** One of one's own photos, small: for whoever has the key of the receipt. */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const { services } = context.get(requestContext);
  const token = url.searchParams.get(RECEIPT_PARAM) ?? '';
  const made = await ownSmallPicture(services, whoAsks(context), { token, id: params.id });
  if (made.ok) return attachment(made.value, 'image/jpeg', 'picture.jpg');
  const isThere = made.error.kind !== 'not-found' && made.error.kind !== 'gone';
  throw data('', { status: isThere ? 503 : 404 });
}
