import { idsText, type DoneChange } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { listed } from '../../../../words/listed.ts';
import { UndoToast } from '../undo-toast.tsx';
import { stageName } from './lead-words.ts';
import { LEADS_FIELDS } from './leads-view.ts';

type DoneToastProps = {
  readonly done: DoneChange;
  /** A bar stands below it. */
  readonly isRaised?: boolean;
};

/** What was done to leads, taken back by its events. */
export function DoneToast({ done, isRaised = false }: DoneToastProps) {
  return (
    <UndoToast
      words={doneWords(done)}
      fields={{
        [LEADS_FIELDS.intent]: 'undo',
        [LEADS_FIELDS.event]: idsText(done.eventIds),
      }}
      isRaised={isRaised}
    />
  );
}

function doneWords({ names, kind, stage, note, ownerBecame }: DoneChange): string {
  const name = namesWords(names);
  if (ownerBecame !== null) {
    return ownerBecame.name === null
      ? m.leads_done_no_owner({ name })
      : m.leads_done_owner({ name, owner: ownerBecame.name });
  }
  if (kind === 'merged') return m.leads_done_merged({ name, reference: note });
  if (kind === 'noted') return m.leads_done_noted({ name });
  if (kind === 'planned') return m.leads_done_planned({ name });
  return stage === 'lost'
    ? m.leads_done_closed({ name })
    : m.leads_done_moved({ name, stage: stageName(stage) });
}

/** More are counted. */
const MOST_NAMED = 3;

function namesWords(names: readonly string[]): string {
  return names.length > MOST_NAMED
    ? m.leads_done_many({ count: names.length })
    : listed(names, getLocale());
}
