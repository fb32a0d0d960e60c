import { getLocale } from '../../../messages/compiled/runtime.js';
import { useCompany } from '../../company-facts.tsx';
import { Skyline } from '../../ui/drawings/skyline.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { whenNear } from '../../ui/when-near.ts';

const Content = latePart({
  load: () => import('./footer-content.tsx'),
  when: whenNear,
  sameFor: ({ year, company }) => `${getLocale()} ${year} ${JSON.stringify(company)}`,
});

type FooterProps = { readonly year: number | undefined; readonly houses: boolean };

export function Footer({ year, houses }: FooterProps) {
  return (
    <footer className="shell-footer print:hidden">
      {houses && <Skyline />}
      <div className="min-h-60 bg-gran-900 text-white">
        <Content year={year} company={useCompany()} />
      </div>
    </footer>
  );
}
