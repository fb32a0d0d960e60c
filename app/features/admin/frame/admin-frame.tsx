import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { links } from '../../../links.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteNavLink } from '../../../site-link.tsx';
import { Logo } from '../../../ui/drawings/logo.tsx';
import { DocumentIcon } from '../../../ui/action-icons.tsx';
import { BoltIcon, SlidersIcon } from '../../../ui/icons.tsx';
import { initialsOf } from './initials.ts';
import {
  AuditIcon,
  BoxIcon,
  ContentIcon,
  InboxIcon,
  MessageIcon,
  OverviewIcon,
  PersonIcon,
  ShieldIcon,
} from './nav-icons.tsx';

export type FrameView = {
  readonly uid: string;
  readonly name: string;
  /** How many leads have no owner. */
  readonly unownedLeads: number;
  /** How many wait to be let in. */
  readonly accessRequests: number;
  /** How many messages could not be delivered. */
  readonly deadMessages: number;
  /** Whether a price book is being typed that nobody has published. */
  readonly hasPriceDraft: boolean;
};

/** The side of the admin area, 224 px wide; a bar with a menu below 1024 px. */
export function AdminFrame(props: { readonly view: FrameView; readonly children: ReactNode }) {
  const { view, children } = props;
  return (
    <div className="min-h-dvh bg-kalk-50 text-14 laptop:flex">
      <a
        href="#content"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-control bg-white px-4 py-3 font-semibold text-gran-900 focus:translate-y-0"
      >
        {m.shell_skip()}
      </a>
      <aside className="sticky top-0 hidden h-dvh w-56 shrink-0 flex-col overflow-y-auto bg-gran-900 px-3 py-5 text-white laptop:flex">
        <Side view={view} />
      </aside>
      <details className="group bg-gran-900 text-white laptop:hidden">
        <summary className="flex h-14 list-none items-center justify-between px-6 [&::-webkit-details-marker]:hidden">
          <Logo tone="light" heightPx={32} />
          <span className="flex h-11 items-center rounded-control border border-white/60 px-4 font-medium">
            <span className="group-open:hidden">{m.admin_nav_menu()}</span>
            <span className="hidden group-open:inline">{m.admin_nav_close()}</span>
          </span>
        </summary>
        <div className="flex flex-col px-3 pb-5">
          <Side view={view} inBar />
        </div>
      </details>
      <main id="content" tabIndex={-1} className="min-w-0 flex-1 p-6 outline-none laptop:px-8">
        <div className="mx-auto max-w-[1152px]">{children}</div>
      </main>
    </div>
  );
}

const ITEM =
  'flex h-11 items-center gap-3 rounded-control px-3 hover:bg-white/10 aria-[current=page]:bg-gran-700 aria-[current=page]:font-semibold';

type ItemProps = {
  readonly to: string;
  readonly icon: ReactNode;
  /** How many wait there for a person. */
  readonly waiting?: number;
  /** In what state the thing there is. */
  readonly state?: string | false;
  readonly children: ReactNode;
};

function Item({ to, icon, waiting = 0, state = false, children }: ItemProps) {
  return (
    <li>
      {/* A page below belongs to it, too; below the overview is everything. */}
      <SiteNavLink to={to} end={to === staffLinks.overview()} className={ITEM}>
        {icon}
        {children}
        {waiting > 0 && <span className="ml-auto font-semibold tabular-nums">{waiting}</span>}
        {state !== false && <span className="ml-auto font-semibold">{state}</span>}
      </SiteNavLink>
    </li>
  );
}

function Side({ view, inBar = false }: { readonly view: FrameView; readonly inBar?: boolean }) {
  return (
    <>
      {!inBar && (
        <a
          href={staffLinks.overview()}
          aria-label={m.shell_brand()}
          className="mb-5 ml-3 self-start"
        >
          <Logo tone="light" heightPx={32} />
        </a>
      )}
      <nav aria-label={m.admin_nav_label()}>
        <ul>
          <Item to={staffLinks.overview()} icon={<OverviewIcon size={20} />}>
            {m.admin_nav_overview()}
          </Item>
          <Item to={staffLinks.leads()} icon={<InboxIcon size={20} />} waiting={view.unownedLeads}>
            {m.admin_nav_leads()}
          </Item>
          <Item to={staffLinks.reports()} icon={<DocumentIcon size={20} />}>
            {m.admin_nav_reports()}
          </Item>
          <Item
            to={staffLinks.prices()}
            icon={<SlidersIcon size={20} />}
            state={view.hasPriceDraft && m.admin_nav_draft()}
          >
            {m.admin_nav_prices()}
          </Item>
          <Item to={staffLinks.catalogue()} icon={<BoxIcon size={20} />}>
            {m.admin_nav_catalogue()}
          </Item>
          <Item to={staffLinks.tariffs()} icon={<BoltIcon size={20} />}>
            {m.admin_nav_tariffs()}
          </Item>
          <Item to={staffLinks.content()} icon={<ContentIcon size={20} />}>
            {m.admin_nav_content()}
          </Item>
          <Item
            to={staffLinks.people()}
            icon={<PersonIcon size={20} />}
            waiting={view.accessRequests}
          >
            {m.admin_nav_people()}
          </Item>
          <Item
            to={staffLinks.messages()}
            icon={<MessageIcon size={20} />}
            waiting={view.deadMessages}
          >
            {m.admin_nav_messages()}
          </Item>
          <Item to={staffLinks.audit()} icon={<AuditIcon size={20} />}>
            {m.admin_nav_audit()}
          </Item>
          <Item to={staffLinks.privacy()} icon={<ShieldIcon size={20} />}>
            {m.admin_nav_privacy()}
          </Item>
        </ul>
      </nav>
      <hr className="mx-3 my-3 border-white/20" />
      <a href={links.home()} className={ITEM}>
        {m.admin_nav_guest()}
      </a>
      <div className="mt-auto flex items-center gap-3 px-3 pt-6">
        <span
          aria-hidden="true"
          className="flex size-7 shrink-0 items-center justify-center rounded-full bg-gran-100 font-semibold text-gran-900"
        >
          {initialsOf(view.name)}
        </span>
        <div className="min-w-0">
          <p className="truncate">{view.name}</p>
          <form method="post" action={staffLinks.signOut()}>
            <button type="submit" className="min-h-6 underline underline-offset-4">
              {m.admin_nav_sign_out()}
            </button>
          </form>
        </div>
      </div>
    </>
  );
}
