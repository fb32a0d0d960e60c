import { SiteLink } from '../../site-link.tsx';
import { ChevronLeftIcon } from '../../ui/action-icons.tsx';

/** Above a heading: names the list that it leads to. */
export function BackLink(props: { readonly to: string; readonly children: string }) {
  return (
    <SiteLink
      to={props.to}
      className="inline-flex min-h-11 items-center gap-2 text-gran-700 underline underline-offset-4"
    >
      <ChevronLeftIcon size={16} />
      {props.children}
    </SiteLink>
  );
}
