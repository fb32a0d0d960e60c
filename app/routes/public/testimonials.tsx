import { m } from '../../../messages/compiled/messages.js';
import { contactAbout } from '../../features/contact/contact-address.ts';
import { PageHead } from '../../features/seo/page-head.tsx';
import { TestimonialsPage } from '../../features/voices/testimonials-page.tsx';
import type { Route } from './+types/testimonials';
import { loadTestimonials } from './voices.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { testimonials: await loadTestimonials(context) };
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.voices_page()} description={m.voices_description()} />
      <TestimonialsPage {...loaderData} writeTo={contactAbout('calculation')} />
    </>
  );
}
