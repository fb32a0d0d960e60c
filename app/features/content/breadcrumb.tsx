import { m } from '../../../messages/compiled/messages.js';
import { SiteLink } from '../../site-link.tsx';

type BreadcrumbProps = {
  readonly href: string;
  readonly parent: string;
  readonly here: string;
};

/** Where a page lies: one step up, and its own place. */
export function Breadcrumb({ href, parent, here }: BreadcrumbProps) {
  return (
    <nav aria-label={m.content_breadcrumb()} className="-mt-3 mb-4 text-14 tablet:mb-5">
      <ol className="flex items-center gap-2">
        <li>
          <SiteLink
            to={href}
            className="inline-flex min-h-11 items-center font-medium text-gran-700 underline underline-offset-4 hover:text-gran-900"
          >
            {parent}
          </SiteLink>
        </li>
        <li className="flex items-center gap-2 text-blaek-600">
          <span aria-hidden="true">/</span>
          {here}
        </li>
      </ol>
    </nav>
  );
}
