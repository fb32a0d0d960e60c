import { m } from '../../../messages/compiled/messages.js';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/home';
import { LowerSections } from '../../features/home/lower-sections.tsx';
import { AddressForm } from '../../features/address/address-form.tsx';
import { Hero } from '../../features/home/hero.tsx';
import { Steps } from '../../features/home/steps.tsx';
import { homeData } from './home-data.server.ts';

const ADDRESS_FORM = <AddressForm />;

export function loader({ url, context }: Route.LoaderArgs) {
  return homeData(context, url);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { sun, facts, example, voices, articles, estimateContext, structured } = loaderData;
  return (
    <>
      <PageHead page={m.home_page()} description={m.shell_description()} structured={structured} />
      <Hero served={sun} facts={facts} addressForm={ADDRESS_FORM} />
      <Steps />
      <LowerSections
        served={example}
        context={estimateContext}
        voices={voices}
        articles={articles}
        addressForm={ADDRESS_FORM}
      />
    </>
  );
}
