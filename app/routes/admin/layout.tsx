import { Outlet } from 'react-router';
import { FocusKeeper } from '../../features/admin/frame/focus-keeper.tsx';
import { ListKeys } from '../../features/admin/frame/list-keys.tsx';
import { PaletteKey } from '../../features/admin/palette/palette-key.tsx';
import { AdminFrame } from '../../features/admin/frame/admin-frame.tsx';
import type { Route } from './+types/layout';
import { loadFrame } from './layout.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadFrame(context);
}

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame view={loaderData}>
      <Outlet />
      <FocusKeeper />
      <PaletteKey ownUid={loaderData.uid} />
      <ListKeys />
    </AdminFrame>
  );
}
