import type { TimelinePart } from '../../../../domain/staff/timeline-part.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { ChevronDownIcon } from '../../../ui/icons.tsx';

type PartChoiceProps = {
  /** null: all of it. */
  readonly value: TimelinePart | null;
  /** Those of which there is something. */
  readonly parts: readonly TimelinePart[];
  readonly onValue: (part: TimelinePart | null) => void;
};

const NAMES: Readonly<Record<TimelinePart, () => string>> = {
  notes: m.lead_timeline_notes,
  customer: m.lead_timeline_customer,
  changes: m.lead_timeline_changes,
};

/** What of the timeline is shown. */
export function PartChoice({ value, parts, onValue }: PartChoiceProps) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={m.lead_timeline_show()}
        value={value ?? ''}
        onChange={({ target }) => onValue(parts.find((part) => part === target.value) ?? null)}
        className="field-sizing-content min-h-11 appearance-none rounded-control bg-transparent pr-7 pl-2 text-14 text-blaek"
      >
        <option value="">{m.lead_timeline_all()}</option>
        {parts.map((part) => (
          <option key={part} value={part}>
            {NAMES[part]()}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute right-1" />
    </span>
  );
}
