import { Form } from 'react-router';
import { leadQuery } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { SiteLink } from '../../../site-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { PlusIcon } from '../../../ui/action-icons.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PlaceButtons } from '../order/place-buttons.tsx';
import { useReorder, type Reorder } from '../order/use-reorder.ts';
import { leadsPath } from './lead-path.ts';
import {
  LEADS_FIELDS,
  LEADS_QUERY,
  type LeadsAnswer,
  type LeadsView,
  type LeadTab,
} from './leads-view.ts';

const FIXED: Readonly<Record<string, () => string>> = {
  all: m.leads_view_all,
  mine: m.leads_view_mine,
  unowned: m.leads_view_unowned,
  overdue: m.leads_view_overdue,
  doubles: m.leads_view_doubles,
};

const LINK = 'min-h-11 text-gran-700 underline underline-offset-4';
/** So many stand in the row, in a narrow window fewer, and always the present one; the others are under «more». */
const IN_ROW = 'nth-[n+9]:hidden max-laptop:nth-[n+6]:hidden';
const IN_MORE = 'nth-[-n+8]:hidden max-laptop:nth-[-n+5]:hidden max-laptop:nth-[n+6]:list-item';
const FITS_NARROW = 5;
const FITS = 8;

/** Frequent searches, each with its number of results. */
export function LeadTabs({ view }: { readonly view: LeadsView }) {
  const present = leadQuery(view.search);
  const isPresent = ({ search }: LeadTab) => leadQuery(search) === present;
  const own = view.tabs.find((tab) => tab.isOwn && isPresent(tab));
  const saved = view.tabs.filter(({ name }) => name !== null);
  const savedAt = saved.findIndex(isPresent);
  const reorder = useReorder({ ids: saved.map(({ id }) => id), along: 'row' });
  const isChanged = view.from !== null && !isPresent(view.from);
  const isKept = view.tabs.some(isPresent);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline">
      <nav aria-label={m.leads_views()} className="flex min-w-0 items-center">
        <ul className="flex overflow-x-auto">
          {view.tabs.map((tab) => (
            <li
              key={tab.id}
              className={`${isPresent(tab) ? '' : IN_ROW} ${markOf(reorder, tab)}`}
              {...(tab.name !== null && reorder.target(tab.id))}
            >
              <TabLink
                tab={tab}
                view={view}
                isPresent={isPresent(tab)}
                reorder={reorder}
                className="border-b-3 border-transparent aria-[current]:border-gran-700"
              />
            </li>
          ))}
        </ul>
        {view.tabs.length > FITS_NARROW && (
          <MoreTabs key={`${present} ${view.look}`} view={view} isPresent={isPresent} />
        )}
      </nav>
      {isChanged && view.from !== null && (
        <Form method="post" className="flex flex-wrap items-center gap-x-6">
          <input type="hidden" name={LEADS_FIELDS.intent} value="change-view" />
          <button
            type="submit"
            name={LEADS_FIELDS.id}
            value={view.from.id}
            className={`${LINK} font-semibold`}
          >
            {m.leads_view_change({ name: view.from.name ?? '' })}
          </button>
          <SiteLink
            to={leadsPath(view.from.search, view.look, view.from)}
            className={`inline-flex items-center ${LINK}`}
          >
            {m.leads_view_reset()}
          </SiteLink>
        </Form>
      )}
      <div className="ml-auto flex items-center gap-x-3">
        {saved[savedAt] !== undefined && saved.length > 1 && (
          <PlaceButtons
            id={saved[savedAt].id}
            name={m.leads_view_quoted({ name: saved[savedAt].name ?? '' })}
            at={savedAt}
            count={saved.length}
            along="row"
          />
        )}
        {own !== undefined && (
          <Form method="post">
            <input type="hidden" name={LEADS_FIELDS.intent} value="remove-view" />
            <button type="submit" name={LEADS_FIELDS.id} value={own.id} className={LINK}>
              {m.leads_view_remove()}
            </button>
          </Form>
        )}
      </div>
      {!isKept && !view.isSaving && (
        <SiteLink
          to={`${leadsPath(view.search, view.look)}&${LEADS_QUERY.save}`}
          preventScrollReset
          className={`inline-flex items-center gap-2 font-semibold ${LINK}`}
        >
          <PlusIcon />
          {m.leads_view_save()}
        </SiteLink>
      )}
    </div>
  );
}

type TabLinkProps = {
  readonly tab: LeadTab;
  readonly view: LeadsView;
  readonly isPresent: boolean;
  readonly className: string;
  /** Of a tab that can be put elsewhere. */
  readonly reorder?: Reorder;
};

const MARKS = {
  before: 'shadow-[inset_3px_0_0_var(--color-gran-700)]',
  after: 'shadow-[inset_-3px_0_0_var(--color-gran-700)]',
} as const;

function markOf(reorder: Reorder, { id }: LeadTab): string {
  const mark = reorder.markAt(id);
  return mark === null ? '' : MARKS[mark];
}

function TabLink({ tab, view, isPresent, className, reorder }: TabLinkProps) {
  const { id, name, search, count, isOwn } = tab;
  return (
    <SiteLink
      to={leadsPath(search, view.look, isOwn ? tab : null)}
      aria-current={isPresent ? 'page' : undefined}
      {...(name !== null && reorder?.handle(id))}
      className={`flex h-11 items-center gap-2 px-4 whitespace-nowrap aria-[current]:font-semibold ${className}`}
    >
      {name ?? FIXED[id]?.()}
      <span className="font-normal text-blaek-600 tabular-nums">{count}</span>
    </SiteLink>
  );
}

type MoreTabsProps = {
  readonly view: LeadsView;
  readonly isPresent: (tab: LeadTab) => boolean;
};

/** Those for which the row has no room. */
function MoreTabs({ view, isPresent }: MoreTabsProps) {
  return (
    <details className={`relative ${view.tabs.length > FITS ? '' : 'laptop:hidden'}`}>
      <summary className="flex h-11 cursor-pointer items-center gap-2 px-4">
        {m.leads_view_more()}
        <ChevronDownIcon />
      </summary>
      <ul className="absolute right-0 z-20 min-w-56 rounded-card border border-hairline bg-white py-2 shadow-overlay">
        {view.tabs.map((tab) => (
          <li key={tab.id} className={isPresent(tab) ? 'hidden' : IN_MORE}>
            <TabLink
              tab={tab}
              view={view}
              isPresent={isPresent(tab)}
              className="justify-between hover:bg-kalk-100"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Gives the present search a name. */
export function SaveView({ answer }: { readonly answer: LeadsAnswer | undefined }) {
  const error =
    answer?.kind === 'no-name'
      ? m.leads_view_no_name()
      : answer?.kind === 'too-many'
        ? m.leads_view_too_many()
        : undefined;
  return (
    <Form
      method="post"
      className="flex flex-wrap items-end gap-4 rounded-card border border-hairline bg-white p-5"
    >
      <input type="hidden" name={LEADS_FIELDS.intent} value="save-view" />
      <TextField
        label={m.leads_view_name()}
        name={LEADS_FIELDS.name}
        size={44}
        maxLength={40}
        autoComplete="off"
        error={error}
        autoFocus
      />
      <CheckboxField label={m.leads_view_shared()} name={LEADS_FIELDS.shared} />
      <Button type="submit" size={44}>
        {m.leads_view_save_button()}
      </Button>
    </Form>
  );
}
