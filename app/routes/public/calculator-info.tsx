import { m } from '../../../messages/compiled/messages.js';
import { MethodPage } from '../../features/method/method-page.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import type { Route } from './+types/calculator-info';
import { methodPage } from './calculator-info.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return methodPage(context);
}

export default function CalculatorInfo({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={m.method_title()} description={m.method_description()} />
      <MethodPage {...loaderData} />
    </>
  );
}
