import type { ComponentType } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';
import { DocumentIcon } from '../../../ui/action-icons.tsx';
import { BoltIcon, SlidersIcon, type IconProps } from '../../../ui/icons.tsx';
import type { FrameView } from './frame-view.ts';
import {
  AuditIcon,
  BoxIcon,
  CompanyIcon,
  ContentIcon,
  InboxIcon,
  MessageIcon,
  OverviewIcon,
  PersonIcon,
  ShieldIcon,
} from './nav-icons.tsx';

export type Section = {
  readonly to: () => string;
  readonly name: () => string;
  readonly Icon: ComponentType<IconProps>;
  /** Pages of it that stand elsewhere begin so. */
  readonly alsoAt?: () => string;
  /** How many wait there for a person. */
  readonly waiting?: (view: FrameView) => number;
  /** In what state the thing there is. */
  readonly state?: (view: FrameView) => string | false;
};

/** The parts of the admin area, in the order of its menu. */
export const SECTIONS: readonly Section[] = [
  { to: staffLinks.overview, name: m.admin_nav_overview, Icon: OverviewIcon },
  {
    to: staffLinks.leads,
    alsoAt: () => staffLinks.quote(''),
    name: m.admin_nav_leads,
    Icon: InboxIcon,
    waiting: ({ unownedLeads }) => unownedLeads,
  },
  { to: staffLinks.reports, name: m.admin_nav_reports, Icon: DocumentIcon },
  {
    to: staffLinks.prices,
    name: m.admin_nav_prices,
    Icon: SlidersIcon,
    state: ({ hasPriceDraft }) => hasPriceDraft && m.admin_nav_draft(),
  },
  { to: staffLinks.catalogue, name: m.admin_nav_catalogue, Icon: BoxIcon },
  { to: staffLinks.tariffs, name: m.admin_nav_tariffs, Icon: BoltIcon },
  { to: staffLinks.content, name: m.admin_nav_content, Icon: ContentIcon },
  {
    to: staffLinks.people,
    name: m.admin_nav_people,
    Icon: PersonIcon,
    waiting: ({ accessRequests }) => accessRequests,
  },
  {
    to: staffLinks.company,
    name: m.admin_nav_company,
    Icon: CompanyIcon,
    waiting: ({ companyBlocks }) => companyBlocks,
  },
  {
    to: staffLinks.messages,
    name: m.admin_nav_messages,
    Icon: MessageIcon,
    waiting: ({ deadMessages }) => deadMessages,
  },
  { to: staffLinks.audit, name: m.admin_nav_audit, Icon: AuditIcon },
  { to: staffLinks.privacy, name: m.admin_nav_privacy, Icon: ShieldIcon },
];

/** The part that a page belongs to: a page below one, too; below the overview is everything. */
export function sectionOf(pathname: string): Section {
  const [overview, ...others] = SECTIONS;
  const at = others.find(
    ({ to, alsoAt }) =>
      pathname === to() ||
      pathname.startsWith(`${to()}/`) ||
      (alsoAt !== undefined && pathname.startsWith(alsoAt())),
  );
  return at ?? overview!;
}
