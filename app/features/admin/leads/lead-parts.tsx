import { use } from 'react';
import type { AnyStage, LeadOwner } from '../../../../domain/staff/leads.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { initialsOf } from '../frame/initials.ts';
import { OwnUid } from '../frame/own-uid.ts';
import { stageName } from './lead-words.ts';

/** Its owner, as initials, oneself in another colour; a dashed ring: it has none. */
export function OwnerMark({ owner }: { readonly owner: LeadOwner | null }) {
  const name = owner?.name ?? m.leads_no_owner();
  const isOwn = use(OwnUid) === owner?.uid;
  const look =
    owner === null
      ? 'border border-dashed border-sten-500'
      : isOwn
        ? 'bg-gran-100 text-gran-900'
        : 'bg-[#dde8f0] text-hav-600';
  return (
    <span
      title={name}
      className={`inline-flex size-7 shrink-0 items-center justify-center rounded-full font-semibold ${look}`}
    >
      <span aria-hidden="true">{owner === null ? '–' : initialsOf(owner.name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}

const TAG: Readonly<Partial<Record<AnyStage, string>>> = {
  new: 'bg-sol-100 text-sol-700',
  signed: 'bg-gran-100 text-gran-900',
  withdrawn: 'bg-tegl-100 text-tegl-600',
};

export function StageTag({ stage }: { readonly stage: AnyStage }) {
  return (
    <span
      className={`inline-block rounded-control px-2 leading-6 font-semibold whitespace-nowrap ${TAG[stage] ?? 'bg-kalk-100 text-blaek-600'}`}
    >
      {stageName(stage)}
    </span>
  );
}

/** A key of the keyboard. */
export function KeyCap({ children }: { readonly children: string }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-control border border-hairline bg-white px-1.5 font-sans">
      {children}
    </kbd>
  );
}
