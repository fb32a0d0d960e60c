import { m } from '../../../../messages/compiled/messages.js';
import { links } from '../../../links.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteNavLink } from '../../../site-link.tsx';
import { Avatar } from './avatar.tsx';
import type { FrameView } from './frame-view.ts';
import { SECTIONS, type Section } from './sections.ts';

const ITEM =
  'flex h-12 items-center gap-3 rounded-control px-3 hover:bg-white/10 aria-[current=page]:bg-gran-700 aria-[current=page]:font-semibold laptop:h-11';

/** The menu of the admin area, and who is signed in. */
export function FrameSide({ view }: { readonly view: FrameView }) {
  return (
    <>
      <nav aria-label={m.admin_nav_label()}>
        <ul>
          {SECTIONS.map((section) => (
            <Item key={section.to()} section={section} view={view} />
          ))}
        </ul>
      </nav>
      <hr className="mx-3 my-3 border-white/20" />
      <a href={links.home()} className={ITEM}>
        {m.admin_nav_guest()}
      </a>
      <div className="mt-auto flex items-center gap-3 px-3 pt-6">
        <Avatar name={view.name} />
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

function Item({ section, view }: { readonly section: Section; readonly view: FrameView }) {
  const { to, name, Icon } = section;
  const waiting = section.waiting?.(view) ?? 0;
  const state = section.state?.(view) ?? false;
  return (
    <li>
      {/* A page below belongs to it, too; below the overview is everything. */}
      <SiteNavLink to={to()} end={to === staffLinks.overview} className={ITEM}>
        <Icon size={20} />
        {name()}
        {waiting > 0 && <span className="ml-auto font-semibold tabular-nums">{waiting}</span>}
        {state !== false && <span className="ml-auto font-semibold">{state}</span>}
      </SiteNavLink>
    </li>
  );
}
