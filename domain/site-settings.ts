import * as z from 'zod/mini';

const script = z.nullable(z.object({ url: z.url() }));

/** What a page needs to know of the site's set-up once a visitor has agreed to be measured. Nothing secret. */
export const siteSettingsSchema = z.object({
  tagManager: script,
  clarity: script,
  /** Where the analytics app's configuration is asked for. */
  analytics: z.nullable(z.object({ url: z.url(), apiKey: z.string() })),
  /** Used where that call fails; null: nothing is measured then. */
  measurementId: z.nullable(z.string()),
  /** Script that takes measurements where no tag manager does. */
  measurementScript: z.nullable(z.url()),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
