import { m } from '../../../messages/compiled/messages.js';
import { contactAbout } from '../../features/contact/contact-address.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { PartnersPage } from '../../features/voices/partners-page.tsx';
import type { Route } from './+types/partners';
import { loadPartners } from './voices.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { partners: await loadPartners(context) };
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.partners_page()} description={m.partners_description()} />
      <PartnersPage {...loaderData} writeTo={contactAbout('partner')} />
    </>
  );
}
