import { data, type RouterContextProvider } from 'react-router';
import { readPartnerLogo } from '../../../server/content/partner-logo.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

export async function partnerLogo(
  key: string,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const read = await readPartnerLogo(services, whoAsks(context), { key });
  if (read.ok) {
    return new Response(read.value, {
      headers: {
        'Content-Type': 'image/png',
        // Another logo has another address; one that is taken down is gone in an hour at most.
        'Cache-Control': 'public, max-age=3600',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }
  throw data('', { status: read.error.kind === 'unavailable' ? 503 : 404 });
}
