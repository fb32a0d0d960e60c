import { LIMITS } from '../../../domain/calculator-limits.ts';
import type { SurveyPlace } from '../../../domain/survey/calculator-state-of.ts';
import type { QuestionId } from '../../../domain/survey/questions.ts';
import type { SurveyResult } from '../../../domain/survey/survey-result.ts';
import type { SurveyProgress } from '../../../domain/survey/wizard.ts';

/** A place that the address search found. */
export type FoundPlace = SurveyPlace & { readonly label: string };

/** What was typed, by field, and what is wrong with it, in words. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** The survey as the server draws it. */
export type SurveyView = {
  readonly shown: QuestionId;
  /** Whether the address named a question that there is none of. */
  readonly isUnknownQuestion: boolean;
  readonly place: SurveyPlace | null;
  readonly progress: SurveyProgress;
  /** Null without a place. */
  readonly result: SurveyResult | null;
  readonly errors: Texts;
  readonly typed: Texts;
  /** Where a typed address may mean several places. */
  readonly choices: readonly FoundPlace[];
};

export function fieldId(field: string): string {
  return `survey-${field}`;
}

/** Names of form fields that are not answers. */
export const FORM = {
  id: 'survey',
  shown: 'shown',
  to: 'to',
  step: 'currentStep',
  done: 'completedSteps',
} as const;
/** What a button asks for: the next question, the one before, to send, or the id of a question. */
export const TO = { next: 'next', back: 'back', send: 'send' } as const;

/** The address of a question about a place. */
export function searchOf(shown: QuestionId, place: SurveyPlace | null): string {
  const query = new URLSearchParams({ at: shown });
  for (const [name, value] of Object.entries(place === null ? {} : placeFields(place))) {
    query.set(name, value);
  }
  return `?${query}`;
}

/** The address that makes the server look up a place, and leads on to a question. */
export function lookUpOf(typed: string, shown: QuestionId): string {
  return `?${new URLSearchParams({ q: typed, at: shown })}`;
}

/** A place as the calculator's address names it. */
export function placeFields(place: SurveyPlace): Readonly<Record<string, string>> {
  const { lat, lon, postcode, address, gridCompany } = place;
  const fields = { lat: String(lat), lon: String(lon), postcode, address };
  return gridCompany === null ? fields : { ...fields, gridCompany };
}

/** Null if the address names none. The server has already removed places at sea and unknown grid companies. */
export function placeIn(query: URLSearchParams): SurveyPlace | null {
  const [lat, lon] = [Number(query.get('lat') ?? ''), Number(query.get('lon') ?? '')];
  const isIn = (value: number, [least, most]: readonly [number, number]) =>
    value >= least && value <= most;
  if (!isIn(lat, LIMITS.lat) || !isIn(lon, LIMITS.lon)) return null;
  const postcode = query.get('postcode') ?? '';
  const address = query.get('address') ?? '';
  return { lat, lon, postcode, address, gridCompany: query.get('gridCompany') };
}
