import * as z from 'zod/mini';
import { isDay } from './calendar-days.ts';

// The head of every text in content/. The build checks it: a text without description or date never
// reaches a reader.

const line = z.string().check(z.trim(), z.minLength(2), z.maxLength(200));
const day = z.string().check(z.refine(isDay));
const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

const source = z.strictObject({
  title: line,
  publisher: line,
  /** When it was published, or the period it holds for, as people write it. */
  date: line,
  href: z.optional(z.url({ protocol: /^https$/ })),
});

const base = {
  title: z.string().check(z.minLength(2), z.maxLength(70)),
  description: z.string().check(z.minLength(50), z.maxLength(160)),
  intro: z.string().check(z.minLength(20), z.maxLength(400)),
  published: day,
  updated: day,
  sources: z.array(source),
};

/** A text with its own address: guide, about, legal documents. */
export const documentFrontMatter = z.strictObject(base);

export const articleFrontMatter = z.strictObject({
  ...base,
  topic: z.string().check(z.minLength(2), z.maxLength(24)),
  order: z.int().check(z.minimum(1)),
  /** The same article in the other language. */
  translation: slug,
  picture: z.enum(['house-detached', 'house-terraced', 'house-farm', 'none']),
});

export type DocumentFrontMatter = z.infer<typeof documentFrontMatter>;
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>;
export type ContentSource = z.infer<typeof source>;
