import type { ContentSource } from '../../../domain/content-front-matter.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { date } from '../../../words/format.ts';
import type { ContentDocument, Heading } from './documents.server.ts';
import type { ShownSource } from './source-list.tsx';

/** A text as its page shows it: dates and times are words already, so that no formats travel along. */
export type DocumentView = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly published: string;
  readonly updated: string;
  readonly updatedDate: string;
  readonly updatedText: string;
  readonly minutesText: string;
  readonly headings: readonly Heading[];
  readonly sources: readonly ShownSource[];
};

export function documentView({
  id,
  frontMatter,
  headings,
  minutes,
}: ContentDocument): DocumentView {
  const { title, description, intro, published, updated, sources } = frontMatter;
  const updatedDate = date(updated, getLocale());
  return {
    id,
    title,
    description,
    intro,
    published,
    updated,
    updatedDate,
    updatedText: m.content_updated({ date: updatedDate }),
    minutesText: minutesText(minutes),
    headings,
    sources: sources.map(shownSource),
  };
}

/** "4 minutter". */
export function minutesText(minutes: number): string {
  return minutes === 1 ? m.content_minute() : m.content_minutes({ minutes });
}

function shownSource({ title, publisher, date: written, href }: ContentSource): ShownSource {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(written);
  return { title, publisher, date: isDay ? date(written, getLocale()) : written, href };
}
