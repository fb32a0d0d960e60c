import { data, type RouterContextProvider } from 'react-router';
import { ownSmallPicture } from '../../../server/uploads/small-picture.ts';
import { attachment } from '../../attachment.server.ts';
import { RECEIPT_PARAM } from '../../receipt-address.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

export async function smallPicture(
  id: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const token = url.searchParams.get(RECEIPT_PARAM) ?? '';
  const made = await ownSmallPicture(services, whoAsks(context), { token, id });
  if (made.ok) return attachment(made.value, 'image/jpeg', 'picture.jpg');
  const isThere = made.error.kind !== 'not-found' && made.error.kind !== 'gone';
  throw data('', { status: isThere ? 503 : 404 });
}
