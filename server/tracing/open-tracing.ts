import type { Logger } from '../logger.ts';
import type { TracingSettings } from '../tracing-settings.ts';
import type { Tracing } from './tracing.ts';

/** null, and nothing of it is loaded: nobody is told. */
export async function openTracing(settings: TracingSettings, log: Logger): Promise<Tracing | null> {
  if (settings === null) return null;
  const [{ Tracing: Opened }, { SpanSender }] = await Promise.all([
    import('./tracing.ts'),
    import('./span-sender.ts'),
  ]);
  return new Opened(new SpanSender(settings, log));
}
