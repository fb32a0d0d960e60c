import * as z from 'zod/mini';

const script = z.nullable(z.object({ url: z.url() }));

/**
 * What a page needs to know about the site's settings once a visitor has agreed to be measured.
 * Nothing secret.
 */
export const siteSettingsSchema = z.object({
  tagManager: script,
  clarity: script,
  /** Where the analytics app's configuration is asked for. */
  analytics: z.nullable(z.object({ url: z.url(), apiKey: z.string() })),
  /** Used if that call fails; null: then nothing is measured. */
  measurementId: z.nullable(z.string()),
  /** Script that measures if there is no tag manager. */
  measurementScript: z.nullable(z.url()),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
