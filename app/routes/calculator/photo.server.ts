import { data, type RouterContextProvider } from 'react-router';
import { readRoofPhoto } from '../../../server/roofs/photo-query.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

/** Denmark is photographed once a year. */
const A_WEEK_S = 7 * 86_400;

export async function photoTile(
  text: string,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const read = await readRoofPhoto(services, whoAsks(context), { tile: text });
  if (!read.ok) throw data('', { status: read.error.kind === 'not-found' ? 404 : 503 });
  return new Response(read.value, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': `public, max-age=${A_WEEK_S}`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
