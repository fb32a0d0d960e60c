import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { LEAST_SOUGHT } from '../../../../domain/staff/finds.ts';
import type { LeadRow } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { KeyCap } from '../leads/lead-parts.tsx';
import { groupsOf } from './groups.ts';
import type { Hit } from './hit.ts';
import { countOf } from './lead-hits.tsx';
import { SearchIcon } from './palette-icons.tsx';
import { optionId, PaletteList } from './palette-list.tsx';
import { useFinds, type Finds } from './use-finds.ts';
import { usePaletteActs } from './use-palette-acts.ts';

type PaletteProps = {
  readonly ownUid: string;
  /** What was typed before there was a field for it. */
  readonly takeEarly: () => string;
  readonly close: () => void;
};

/** Leads, reports, pages and what can be done with them, by a few letters. */
export default function Palette({ ownUid, takeEarly, close }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { text, type, finds, groups, hits, at, choose, go } = usePalette(ownUid, close);
  const listId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // The field has the focus now; what was typed on the way to it is put there.
    const early = takeEarly();
    if (early !== '') type(early);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps
  const hit = hits.find(({ key }) => key === at);
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
      className="mx-auto mt-[12vh] w-[min(42rem,calc(100vw-2rem))] rounded-card bg-white p-0 text-14 shadow-overlay"
    >
      <div className="flex items-center gap-3 border-b-2 border-hairline px-5 has-focus-visible:border-gran-700">
        <SearchIcon className="shrink-0" />
        <input
          type="text"
          role="combobox"
          aria-label={m.admin_palette_title()}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={at === undefined ? undefined : optionId(listId, at)}
          aria-autocomplete="list"
          autoComplete="off"
          autoFocus
          placeholder={m.admin_palette_hint()}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => byKey(event, { hits, at, choose, go })}
          className="h-14 w-full min-w-0 text-18 shadow-none outline-none"
        />
        <FindsState text={text} finds={finds} />
        <KeyCap>Esc</KeyCap>
      </div>
      <PaletteList
        id={listId}
        name={m.admin_palette_title()}
        groups={groups}
        sought={text.trim()}
        at={at}
        go={go}
      />
      <Foot hasActs={hit?.lead !== undefined} />
    </dialog>
  );
}

/** What was typed and chosen, and the rows that follow from it. */
function usePalette(ownUid: string, close: () => void) {
  const [text, setText] = useState('');
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [moving, setMoving] = useState<LeadRow | null>(null);
  const finds = useFinds(text, turn);
  const act = usePaletteActs();
  const groups = groupsOf({ text, finds, chosen, moving, ownUid });
  const hits = groups.flatMap((group) => group.hits);
  const at = (hits.find(({ key }) => key === chosen) ?? hits[0])?.key;
  const go = (hit: Hit) => {
    if (hit.act.kind === 'again') return setTurn(turn + 1);
    if (hit.act.kind === 'stages') {
      setMoving(hit.act.lead);
      return setChosen(null);
    }
    close();
    act(hit.act);
  };
  const type = (typed: string) => {
    setText(typed);
    setChosen(null);
    setMoving(null);
  };
  return { text, type, finds, groups, hits, at, choose: setChosen, go };
}

type Chosen = Pick<ReturnType<typeof usePalette>, 'hits' | 'at' | 'choose' | 'go'>;

/** Up and down go round; Tab goes to what can be done with the lead, and back to it. */
function byKey(event: KeyboardEvent, { hits, at, choose, go }: Chosen): void {
  const index = hits.findIndex(({ key }) => key === at);
  const hit = hits[index];
  if (hit === undefined) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) choose(hits[(index + step + hits.length) % hits.length]!.key);
  else if (event.key === 'Enter') go(hit);
  else if (event.key === 'Tab' && hit.lead !== undefined) {
    const { id } = hit.lead;
    const first = hits.find(({ key }) => key.startsWith(`${id} `));
    choose(hit.key === id && first !== undefined ? first.key : id);
  } else return;
  event.preventDefault();
}

type FindsStateProps = { readonly text: string; readonly finds: Finds };

/** How many were found, said aloud as well; that there are none, and that the server gave no answer, in words. */
function FindsState({ text, finds: { state, found } }: FindsStateProps) {
  const isSearch = text.trim().length >= LEAST_SOUGHT;
  const count = found === null ? 0 : countOf(found);
  const words =
    !isSearch || state === 'waiting'
      ? ''
      : state === 'failed'
        ? m.admin_palette_failed()
        : m.admin_palette_count({ count });
  return (
    <p
      role="status"
      className={`shrink-0 ${state === 'failed' ? 'font-semibold text-tegl-600' : 'text-blaek-600'}`}
    >
      {words}
    </p>
  );
}

function Foot({ hasActs }: { readonly hasActs: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline bg-kalk-50 px-5 py-2 text-blaek-600">
      <span className="flex items-center gap-1">
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap> {m.admin_palette_key_choose()}
      </span>
      <span className="flex items-center gap-1">
        <KeyCap>Enter</KeyCap> {m.admin_palette_key_do()}
      </span>
      {hasActs && (
        <span className="flex items-center gap-1">
          <KeyCap>Tab</KeyCap> {m.admin_palette_key_acts()}
        </span>
      )}
      <span className="tablet:ml-auto">{m.admin_palette_reach()}</span>
    </p>
  );
}
