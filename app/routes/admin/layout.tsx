import { Outlet } from 'react-router';
import { FocusKeeper } from '../../features/admin/frame/focus-keeper.tsx';
import { ListKeys } from '../../features/admin/frame/list-keys.tsx';
import { PaletteKey } from '../../features/admin/palette/palette-key.tsx';
import { untilTaken } from '../../features/admin/keep-work/until-taken.ts';
import { WorkKeeper } from '../../features/admin/keep-work/work-keeper.tsx';
import { staffLinks } from '../../staff-links.ts';
import { AdminFrame } from '../../features/admin/frame/admin-frame.tsx';
import type { Route } from './+types/layout';
import { loadFrame } from './layout.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadFrame(context);
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
}

/** What staff send waits on its page while the server can't be reached or they are signed out. */
async function keepWork({ request }: { readonly request: Request }): Promise<void> {
  if (request.method === 'GET') return;
  await untilTaken({ read: staffLinks.find(), signIn: staffLinks.login() }, request.signal);
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepWork];

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame view={loaderData}>
      <WorkKeeper />
      <Outlet />
      <FocusKeeper />
      <PaletteKey ownUid={loaderData.uid} />
      <ListKeys />
    </AdminFrame>
  );
}
