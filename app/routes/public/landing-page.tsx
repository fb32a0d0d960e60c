import { m } from '../../../messages/compiled/messages.js';
import { AddressForm } from '../../features/address/address-form.tsx';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/landing-page';
import { loadLanding } from './landing-page.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadLanding(context);
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.landing_page()} description={m.landing_description()} indexed={false} />
      <LandingPage {...loaderData} addressForm={<AddressForm />} />
    </>
  );
}
