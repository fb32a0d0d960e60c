import { redirect } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/start';
import { AddressStart } from '../../features/address/address-start.tsx';
import { calculatorAt } from '../../features/address/suggestion.ts';
import { resolveAddress } from './resolve-address.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const answer = await resolveAddress(url.searchParams.get('q'), context);
  if (answer.kind === 'one') throw redirect(calculatorAt(answer.place));
  return answer;
}

export default function Start({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.start_page()} description={m.start_lead()} />
      <AddressStart answer={loaderData} />
    </>
  );
}
