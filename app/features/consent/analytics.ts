import type { SiteSettings } from '../../../domain/site-settings.ts';
import { addScript } from './add-script.ts';
import { fetchAnalyticsConfig } from './analytics-config.ts';
import { tag } from './consent-signal.ts';
import { storedConsent } from './stored-consent.ts';

let started = false;

/** Measures under the id the analytics app returns, or otherwise the site's own. */
export async function startAnalytics(settings: SiteSettings): Promise<void> {
  if (started) return;
  started = true;
  const id = await measurementId(settings);
  // The answer may take a minute, in which the visitor may have changed their mind.
  if (storedConsent()?.analytics !== true) return;
  if (id === null || settings.measurementScript === null) return;
  tag('js', new Date());
  tag('config', id);
  addScript(`${settings.measurementScript}?id=${encodeURIComponent(id)}`);
}

async function measurementId(settings: SiteSettings): Promise<string | null> {
  if (settings.analytics === null) return settings.measurementId;
  const config = await fetchAnalyticsConfig(settings.analytics);
  if (config.ok) return config.value?.measurementId ?? settings.measurementId;
  // oxlint-disable-next-line no-console -- specification 8: whoever runs the site finds it here
  console.warn(
    `The measurement id could not be fetched (${config.error.kind}); the site's own is used: ${settings.measurementId}`,
  );
  return settings.measurementId;
}
