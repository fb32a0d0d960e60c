import { m } from '../../../messages/compiled/messages.js';
import { LoginPage } from '../../features/admin/sign-in/login-page.tsx';
import { LanguagePicker } from '../../features/shell/language-picker.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/login';
import { loadLogin } from './login.server.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadLogin(request, context);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  loaderHeaders.set('Cache-Control', 'no-store');
  loaderHeaders.set('X-Robots-Tag', 'noindex');
  return loaderHeaders;
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.admin_login_page()} indexed={false} />
      <LoginPage view={loaderData} languages={<LanguagePicker />} />
    </>
  );
}
