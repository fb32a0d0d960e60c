import type { AnyStage } from '../domain/staff/leads.ts';
import { m } from '../messages/compiled/messages.js';

/** The progress of a request for an offer, as its owner sees it. */
export function requestStageName(stage: AnyStage): string {
  switch (stage) {
    case 'new':
      return m.request_stage_new();
    case 'contacted':
      return m.request_stage_contacted();
    case 'visit':
      return m.request_stage_visit();
    case 'sent':
      return m.request_stage_sent();
    case 'signed':
      return m.request_stage_signed();
    case 'withdrawn':
      return m.request_stage_withdrawn();
    case 'lost':
      return m.request_stage_closed();
  }
}
