import { useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-router';
import { draftBook, type Edits } from '../../../../domain/prices/draft.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { KeyRow } from '../key-row.tsx';
import { BasisFields } from './basis-fields.tsx';
import { baseText } from './cell-texts.ts';
import { ConflictPage } from './conflict-page.tsx';
import { DraftHead } from './draft-head.tsx';
import { DraftNow, stepWords } from './draft-now.tsx';
import { ruleIdsOf, shownTexts, textsOf, withoutBlanks } from './draft-texts.ts';
import { goTo, wayOf } from './grid-keys.ts';
import { cellKeysOf, gridLines } from './grid-rows.ts';
import { MergedBar } from './merged-bar.tsx';
import { placeBlock, type Block } from './paste-block.ts';
import { PriceGrid } from './price-grid.tsx';
import { PriceSteps } from './price-steps.tsx';
import { PRICE_FIELDS, type DraftAnswer, type DraftView } from './prices-view.ts';
import { ReferenceHouses } from './reference-houses.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { changedRulesOf, partOfKey, SheetParts, type SheetPart } from './sheet-parts.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { useDraftSaving } from './use-draft-saving.ts';
import { useSheetTexts, type LastTaken } from './use-sheet-texts.ts';
import { useShownLines } from './use-shown-lines.ts';

type DraftPageProps = { readonly view: DraftView; readonly answer: DraftAnswer | undefined };

/** A draft's prices and rules, typed as in a sheet. */
export function DraftPage({ view, answer }: DraftPageProps) {
  if (answer?.kind === 'conflict') return <ConflictPage draft={view.draft} answer={answer} />;
  return <Sheet key={view.draft.number} view={view} />;
}

function Sheet({ view }: { readonly view: DraftView }) {
  const { draft, newRule: newRuleId } = view;
  const { base, number } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [pasted, setPasted] = useState<(Block & { readonly step: number }) | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [part, setPart] = useState<SheetPart>('prices');

  const ground = useMemo(() => shownTexts(view), [view]);
  const texts = useSheetTexts(ground);
  const { typed, textOf, type, typeAll, steps } = texts;
  const edits: Edits = { ...textsOf(draft), ...typed };
  const { book, problems } = draftBook(base.book, withoutBlanks(edits), getLocale());
  const saving = useDraftSaving({ form, typed, taken: texts.taken });
  const firstCell = cellKeysOf(gridLines(draft)[0]!)[0]!;
  useEffect(() => {
    // From now on a script moves between the cells, so that Tab leaves the sheet.
    setCurrent(firstCell);
  }, [firstCell]);

  const restore = (key: string) => type(key, baseText(base.book, key));
  const paste = (text: string, rows: readonly (readonly string[])[], at: string) => {
    const block = placeBlock(text, rows, at);
    texts.seal();
    typeAll(block.texts);
    setPasted({ ...block, step: (steps.at(-1)?.id ?? 0) + 1 });
  };
  const shown = useShownLines({ draft, problems, textOf });
  const show = (key: string) => {
    setPart(partOfKey(key));
    shown.hold(key);
    // Its line may have been left out, and then is there only now.
    setTimeout(() => goTo(form.current, key));
  };
  const showAllOf = (keys: readonly string[]) => {
    const [first] = [...keys.filter((key) => partOfKey(key) === 'prices'), ...keys];
    if (first === undefined) return;
    shown.showOnly(keys);
    show(first);
  };
  const tell = (last: LastTaken | null, nothing: string) => {
    if (last === null) return setTold(nothing);
    const what = stepWords(last.step, draft);
    const [first] = last.keys;
    if (first === undefined) return setTold(m.prices_changed_since({ what }));
    setTold(last.way === 'undone' ? m.prices_undone({ what }) : m.prices_redone({ what }));
    show(first);
  };
  const undo = (id?: number) => tell(texts.undo(id), m.prices_nothing_undone());
  const redo = () => tell(texts.redo(), m.prices_nothing_redone());
  const isPasted = pasted !== null && steps.some(({ id }) => id === pasted.step);
  const grid = { draft, problems, textOf, type, restore, paste, current, setCurrent, shown };
  const [opened] = useState(draft.savedAt ?? draft.createdAt);
  const ruleIds = ruleIdsOf(view);
  // Without a script both parts are there, one below the other.
  const isLive = current !== null;
  const isHidden = (other: SheetPart) => isLive && part !== other;
  return (
    <Form
      method="post"
      ref={form}
      data-saves-itself
      preventScrollReset
      onKeyDown={(event) => {
        const way = wayOf(event);
        if (way === null) return;
        event.preventDefault();
        if (way === 'undo') undo();
        else redo();
      }}
      // Whoever comes back to a cell begins anew.
      onFocus={texts.seal}
      className="flex flex-col gap-6 max-[74.99rem]:pb-14"
    >
      <input type="hidden" name={PRICE_FIELDS.number} value={number} />
      <input type="hidden" name={PRICE_FIELDS.ground} value={JSON.stringify(ground)} />
      <DraftHead
        draft={draft}
        saving={saving}
        canUndo={steps.length > 0}
        canRedo={texts.canRedo}
        undo={() => undo()}
        redo={redo}
      />
      <p role="status" className="sr-only">
        {told}
      </p>
      <PriceSteps draft={draft} wrong={problems.length} />
      <MergedBar draft={draft} opened={opened} show={showAllOf} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <div className="rounded-card border border-hairline bg-white">
            <SheetTools
              shown={shown}
              isLive={isLive}
              hasLines={part === 'prices'}
              parts={
                <SheetParts
                  part={part}
                  setPart={setPart}
                  changedRules={changedRulesOf([...ruleIds, newRuleId], base.book, textOf)}
                  problems={problems}
                />
              }
            />
            <section aria-label={m.prices_grid()} hidden={isHidden('prices')}>
              <PriceGrid {...grid} />
              <BasisFields textOf={textOf} type={type} problems={problems} />
              {isPasted && (
                <p role="status" className="flex flex-wrap items-center gap-4 px-5 py-3">
                  <strong>{m.prices_pasted({ count: Object.keys(pasted.texts).length })}</strong>
                  {pasted.leftOut > 0 && m.prices_pasted_over({ count: pasted.leftOut })}
                  <button
                    type="button"
                    onClick={() => undo(pasted.step)}
                    className="min-h-11 font-semibold text-gran-700 underline underline-offset-4"
                  >
                    {m.prices_undo_paste()}
                  </button>
                </p>
              )}
            </section>
            <section aria-labelledby="rules" hidden={isHidden('rules')}>
              <h2 id="rules" className={isLive ? 'sr-only' : 'px-5 py-3 text-18 font-semibold'}>
                {m.prices_rules()}
              </h2>
              {ruleIds.length === 0 && (
                <p className="border-t border-hairline px-5 py-3">{m.prices_rule_none()}</p>
              )}
              {[...ruleIds, newRuleId].map((id) => (
                <RuleEditor
                  key={id}
                  id={id}
                  isNew={id === newRuleId}
                  problems={problems}
                  textOf={textOf}
                  type={type}
                />
              ))}
            </section>
          </div>
          {part === 'prices' && <SheetKeys />}
        </div>
        <div className="flex flex-col gap-6">
          <ReferenceHouses draft={draft} book={book} />
          <DraftNow draft={draft} steps={steps} opened={opened} undo={undo} show={show} />
        </div>
      </div>
    </Form>
  );
}

function SheetKeys() {
  return (
    <KeyRow
      keys={[
        { caps: ['↑', '↓'], what: m.prices_keys_move() },
        { caps: ['Enter'], what: m.prices_keys_down() },
        { caps: ['Esc'], what: m.prices_keys_restore() },
        { caps: ['Ctrl', 'V'], what: m.prices_keys_paste() },
        { caps: ['Ctrl', 'Z'], what: m.prices_keys_undo() },
        { caps: ['Ctrl', 'Y'], what: m.prices_keys_redo() },
        { caps: ['F8'], what: m.prices_keys_error() },
      ]}
    />
  );
}
