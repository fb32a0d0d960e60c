import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-router';
import { draftBook, type Edits } from '../../../../domain/prices/draft.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortDateTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { AdminCard } from '../admin-table.tsx';
import { BackLink } from '../back-link.tsx';
import { KeyRow } from '../key-row.tsx';
import { BasisFields } from './basis-fields.tsx';
import { baseText } from './cell-texts.ts';
import { ConflictPage } from './conflict-page.tsx';
import { ruleIdsOf, shownTexts, textsOf } from './draft-texts.ts';
import { cellKeysOf, gridLines } from './grid-rows.ts';
import { placeBlock, type Block } from './paste-block.ts';
import { PriceGrid } from './price-grid.tsx';
import { PriceSteps } from './price-steps.tsx';
import { PRICE_FIELDS, type DraftAnswer, type DraftView } from './prices-view.ts';
import { ReferenceHouses } from './reference-houses.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { useDraftSaving } from './use-draft-saving.ts';
import { useShownLines } from './use-shown-lines.ts';

type DraftPageProps = { readonly view: DraftView; readonly answer: DraftAnswer | undefined };

/** A draft's prices and rules, typed as in a sheet. */
export function DraftPage({ view, answer }: DraftPageProps) {
  if (answer?.kind === 'conflict') return <ConflictPage draft={view.draft} answer={answer} />;
  return <Sheet key={view.draft.number} view={view} />;
}

function Sheet({ view }: { readonly view: DraftView }) {
  const { draft, newRule: newRuleId } = view;
  const { base, number, cells } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Edits>({});
  const [pasted, setPasted] = useState<(Block & { readonly before: Edits }) | null>(null);
  const [current, setCurrent] = useState<string | null>(null);

  const ground = useMemo(() => shownTexts(view), [view]);
  const textOf = (key: string) => typed[key] ?? ground[key] ?? '';
  const edits: Edits = { ...textsOf(draft), ...typed };
  const { book, problems } = draftBook(base.book, withoutBlanks(edits));

  const taken = useCallback((sent: Edits) => {
    setTyped((now) =>
      Object.fromEntries(Object.entries(now).filter(([key, text]) => sent[key] !== text)),
    );
  }, []);
  const saving = useDraftSaving({ form, typed, taken });
  const firstCell = cellKeysOf(gridLines(draft)[0]!)[0]!;
  useEffect(() => {
    // From now on a script moves between the cells, so that Tab leaves the sheet.
    setCurrent(firstCell);
  }, [firstCell]);

  const type = (key: string, text: string) => setTyped((now) => ({ ...now, [key]: text }));
  const restore = (key: string) => type(key, baseText(base.book, key));
  const paste = (text: string, rows: readonly (readonly string[])[], at: string) => {
    const block = placeBlock(text, rows, at);
    const before = Object.keys(block.texts).map((key) => [key, textOf(key)]);
    setPasted({ ...block, before: Object.fromEntries(before) as Edits });
    setTyped((now) => ({ ...now, ...block.texts }));
  };
  const undoPaste = () => {
    if (pasted === null) return false;
    setTyped((now) => ({ ...now, ...pasted.before }));
    setPasted(null);
    return true;
  };
  const shown = useShownLines({ draft, problems, textOf });
  const grid = {
    draft,
    problems,
    textOf,
    type,
    restore,
    paste,
    undoPaste,
    current,
    setCurrent,
    shown,
  };
  const [opened] = useState(draft.savedAt ?? draft.createdAt);
  const other = Object.values(cells).find(({ isYou, at }) => !isYou && at > opened);
  const ruleIds = ruleIdsOf(view);
  return (
    <Form method="post" ref={form} preventScrollReset className="flex flex-col gap-6">
      <input type="hidden" name={PRICE_FIELDS.number} value={number} />
      <input type="hidden" name={PRICE_FIELDS.ground} value={JSON.stringify(ground)} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <BackLink to={staffLinks.prices()}>{m.prices_back()}</BackLink>
          <h1 className="text-28 font-semibold">{m.prices_draft_name({ number })}</h1>
          <p className="text-blaek-600">
            {m.prices_draft_sub()} {base.book.isExample && m.prices_example()}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <p aria-live="polite" className={saving === 'unsaved' ? 'text-tegl-600' : ''}>
            {saving === 'saving'
              ? m.prices_saving()
              : saving === 'unsaved'
                ? m.prices_unsaved()
                : draft.savedAt !== null &&
                  m.prices_saved_at({ at: shortDateTime(draft.savedAt, getLocale()) })}
          </p>
          <SiteLink to={staffLinks.priceVersions()} className={buttonClass('outlined', 44)}>
            {m.prices_versions_title()}
          </SiteLink>
          <Button
            type="submit"
            size={44}
            variant="outlined"
            name={PRICE_FIELDS.intent}
            value="save"
          >
            {m.prices_save()}
          </Button>
          <Button type="submit" size={44} name={PRICE_FIELDS.intent} value="rehearse">
            {m.prices_run_trial()}
          </Button>
        </div>
      </header>
      <PriceSteps draft={draft} wrong={problems.length} />
      {other !== undefined && (
        <p role="status" className="rounded-card bg-gran-100 px-5 py-3">
          {m.prices_merged({ name: other.by })}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <AdminCard title={{ id: 'grid', text: m.prices_grid() }}>
            <SheetTools shown={shown} isLive={current !== null} />
            <PriceGrid {...grid} />
            <BasisFields textOf={textOf} type={type} problems={problems} />
            {pasted !== null && (
              <p role="status" className="flex flex-wrap items-center gap-4 px-5 py-3">
                <strong>{m.prices_pasted({ count: Object.keys(pasted.texts).length })}</strong>
                {pasted.leftOut > 0 && m.prices_pasted_over({ count: pasted.leftOut })}
                <button
                  type="button"
                  onClick={undoPaste}
                  className="min-h-11 font-semibold text-gran-700 underline underline-offset-4"
                >
                  {m.prices_undo_paste()}
                </button>
              </p>
            )}
          </AdminCard>
          <KeyRow
            keys={[
              { caps: ['↑', '↓'], what: m.prices_keys_move() },
              { caps: ['Enter'], what: m.prices_keys_down() },
              { caps: ['Esc'], what: m.prices_keys_restore() },
              { caps: ['Ctrl', 'V'], what: m.prices_keys_paste() },
              { caps: ['Ctrl', 'Z'], what: m.prices_keys_undo() },
              { caps: ['F8'], what: m.prices_keys_error() },
            ]}
          />
          <AdminCard title={{ id: 'rules', text: m.prices_rules() }}>
            {ruleIds.length === 0 && <p className="px-5 pb-3">{m.prices_rule_none()}</p>}
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
          </AdminCard>
        </div>
        <ReferenceHouses draft={draft} book={book} />
      </div>
    </Form>
  );
}

/** An emptied price cell takes the value of the version in force. */
const withoutBlanks = (edits: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(([key, text]) => key.startsWith('rule.') || text.trim() !== ''),
  );
