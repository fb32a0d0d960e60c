import type { LeadEventKind } from './leads.ts';

/** What of a lead's timeline is shown by itself. */
export const TIMELINE_PARTS = ['notes', 'customer', 'changes'] as const;
export type TimelinePart = (typeof TIMELINE_PARTS)[number];

/** customer: what they sent or got, and what they did with it. */
const PART_OF: Readonly<Record<LeadEventKind, TimelinePart>> = {
  noted: 'notes',
  received: 'customer',
  added: 'customer',
  rerouted: 'customer',
  withdrawn: 'customer',
  sent: 'customer',
  recalled: 'customer',
  opened: 'customer',
  accepted: 'customer',
  declined: 'customer',
  'contract-withdrawn': 'customer',
  moved: 'changes',
  planned: 'changes',
  closed: 'changes',
  merged: 'changes',
  quoted: 'changes',
};

export const timelinePartOf = (kind: LeadEventKind): TimelinePart => PART_OF[kind];
