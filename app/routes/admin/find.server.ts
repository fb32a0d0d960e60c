import type { RouterContextProvider } from 'react-router';
import { findAsStaff } from '../../../server/admin/find.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { forStaff } from './staff-only.server.ts';

const LONGEST_SEARCH = 100;

export async function findForPalette(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { services } = context.get(requestContext);
  const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST_SEARCH);
  const found = forStaff(await findAsStaff(services, whoAsks(context), { q }));
  return Response.json(found.ok ? found.value : null, {
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
}
