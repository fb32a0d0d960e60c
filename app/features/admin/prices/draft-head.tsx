import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { recentTime } from '../../../../words/date-time.ts';
import { staffLinks } from '../../../staff-links.ts';
import { SiteLink } from '../../../site-link.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { path } from '../../../ui/icons.tsx';
import { BackLink } from '../back-link.tsx';
import { PRICE_FIELDS } from './prices-view.ts';
import type { SavingState } from './use-draft-saving.ts';

const UndoIcon = /* @__PURE__ */ path('M7.5 4.5 4 8l3.5 3.5M4 8h8a4 4 0 0 1 0 8H9');
const RedoIcon = /* @__PURE__ */ path('M12.5 4.5 16 8l-3.5 3.5M16 8H8a4 4 0 0 0 0 8h3');

type DraftHeadProps = {
  readonly draft: PriceDraft;
  readonly saving: SavingState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** What a draft is, whether it is saved, and what can be done with all of it. */
export function DraftHead({ draft, saving, canUndo, canRedo, undo, redo }: DraftHeadProps) {
  const { number, base } = draft;
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <BackLink to={staffLinks.prices()}>{m.prices_back()}</BackLink>
        <h1 className="text-28 font-semibold">{m.prices_draft_name({ number })}</h1>
        <p className="text-blaek-600">
          {m.prices_draft_sub()} {base.book.isExample && m.prices_example()}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Saved draft={draft} saving={saving} />
        <div className="flex gap-1.5 noscript:hidden">
          <StepButton name={m.prices_undo()} isFaint={!canUndo} act={undo}>
            <UndoIcon />
          </StepButton>
          <StepButton name={m.prices_redo()} isFaint={!canRedo} act={redo}>
            <RedoIcon />
          </StepButton>
        </div>
        <SiteLink to={staffLinks.priceVersions()} className={buttonClass('outlined', 44)}>
          {m.prices_versions_title()}
        </SiteLink>
        <span className="hidden noscript:inline">
          <Button
            type="submit"
            size={44}
            variant="outlined"
            name={PRICE_FIELDS.intent}
            value="save"
          >
            {m.prices_save()}
          </Button>
        </span>
        <Button type="submit" size={44} name={PRICE_FIELDS.intent} value="rehearse">
          {m.prices_run_trial()}
        </Button>
      </div>
    </header>
  );
}

function Saved({ draft, saving }: Pick<DraftHeadProps, 'draft' | 'saving'>) {
  const { savedAt } = draft;
  const words =
    saving === 'saving'
      ? m.prices_saving()
      : saving === 'unsaved'
        ? m.prices_unsaved()
        : savedAt === null
          ? ''
          : m.prices_saved_at({ at: recentTime(savedAt, getLocale()) });
  return (
    <p
      aria-live="polite"
      className={`flex items-center gap-2 ${saving === 'unsaved' ? 'text-tegl-600' : ''}`}
    >
      {saving === 'saved' && savedAt !== null && (
        <span aria-hidden="true" className="size-2 rounded-full bg-gran-700" />
      )}
      {words}
    </p>
  );
}

type StepButtonProps = {
  readonly name: string;
  /** There is nothing to take back or do again: it says so when pressed. */
  readonly isFaint: boolean;
  readonly act: () => void;
  readonly children: React.ReactNode;
};

function StepButton({ name, isFaint, act, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={act}
      className={`grid size-11 place-items-center rounded-control border border-sten-500 bg-white hover:bg-gran-100 ${isFaint ? 'text-sten-500' : ''}`}
    >
      {children}
    </button>
  );
}
