import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { staffLinks } from '../../../staff-links.ts';

type Hit = { readonly name: string; readonly to: string };

/** Every page of the admin area, and what is done there, by a few letters. */
export default function Palette({ close }: { readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const hits = hitsFor(text);
  const at = Math.min(chosen, hits.length - 1);
  useEffect(() => dialog.current?.showModal(), []);
  const go = (hit: Hit | undefined) => {
    if (hit === undefined) return;
    close();
    void navigate(hit.to);
  };
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((at + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(hits[at]);
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-label={m.admin_palette_title()}
      onClose={close}
      // At once: its own event comes later, and would close what a quick hand has opened again meanwhile.
      onCancel={() => {
        dialog.current?.close();
        close();
      }}
      className="mx-auto mt-[12vh] w-[min(42rem,calc(100vw-2rem))] rounded-card bg-white p-0 shadow-overlay"
    >
      <input
        type="text"
        role="combobox"
        aria-label={m.admin_palette_title()}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={`${listId}-${at}`}
        aria-autocomplete="list"
        autoComplete="off"
        autoFocus
        placeholder={m.admin_palette_hint()}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={byKey}
        className="h-14 w-full border-b border-hairline px-5 text-18"
      />
      <ul id={listId} role="listbox" aria-label={m.admin_palette_title()} className="py-2">
        {hits.map((hit, index) => (
          <li
            key={hit.to}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => go(hit)}
            className="flex h-12 cursor-pointer items-center px-5 hover:bg-kalk-100 aria-selected:bg-gran-100 aria-selected:font-semibold"
          >
            {hit.name}
          </li>
        ))}
      </ul>
    </dialog>
  );
}

const MOST_SHOWN = 8;

function hitsFor(text: string): readonly Hit[] {
  const sought = text.trim().toLowerCase();
  const found = pages().filter(({ name }) => name.toLowerCase().includes(sought));
  const search: readonly Hit[] =
    sought.length < 2
      ? []
      : [
          {
            name: m.admin_palette_leads({ text: text.trim() }),
            to: `${staffLinks.leads()}?${new URLSearchParams({ q: text.trim() })}`,
          },
          {
            name: m.admin_palette_audit({ text: text.trim() }),
            to: `${staffLinks.audit()}?${new URLSearchParams({ q: text.trim() })}`,
          },
        ];
  return [...found.slice(0, MOST_SHOWN), ...search];
}

const pages = (): readonly Hit[] => [
  { name: m.admin_nav_overview(), to: staffLinks.overview() },
  { name: m.admin_nav_leads(), to: staffLinks.leads() },
  { name: m.admin_nav_reports(), to: staffLinks.reports() },
  { name: m.admin_nav_prices(), to: staffLinks.prices() },
  { name: m.admin_nav_catalogue(), to: staffLinks.catalogue() },
  { name: m.catalogue_new_panel(), to: `${staffLinks.catalogue()}?kind=panel&new=1` },
  { name: m.admin_nav_tariffs(), to: staffLinks.tariffs() },
  { name: m.admin_nav_content(), to: staffLinks.content() },
  { name: m.content_admin_new_quote(), to: `${staffLinks.content()}?kind=testimonial&new=1` },
  { name: m.admin_nav_people(), to: staffLinks.people() },
  { name: m.admin_nav_messages(), to: staffLinks.messages() },
  { name: m.admin_nav_audit(), to: staffLinks.audit() },
  { name: m.admin_nav_privacy(), to: staffLinks.privacy() },
];
