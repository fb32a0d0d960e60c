import * as z from 'zod/mini';

export type MetricsSettings = {
  /** null: nothing is shown. */
  readonly port: number | null;
  readonly host: string;
  /** What Prometheus has to send; null: whoever reaches the address may read. */
  readonly token: string | null;
};

const LOOPBACK = '127.0.0.1';
const HIGHEST_PORT = 65_535;
const LEAST_TOKEN = 16;

export const metricsVariables = {
  METRICS_PORT: z.optional(
    z.string().check(
      z.refine((value) => /^\d+$/.test(value) && Number(value) <= HIGHEST_PORT, {
        error: `must be a whole number from 0 to ${HIGHEST_PORT}`,
      }),
    ),
  ),
  METRICS_HOST: z.optional(z.string()),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(z.minLength(LEAST_TOKEN, { error: `must have at least ${LEAST_TOKEN} characters` })),
  ),
};

type Given = {
  readonly METRICS_PORT?: string | undefined;
  readonly METRICS_HOST?: string | undefined;
  readonly METRICS_TOKEN?: string | undefined;
};

export function contradictionsInMetrics(given: Given): readonly string[] {
  const isOpen = given.METRICS_HOST !== undefined && given.METRICS_HOST !== LOOPBACK;
  if (isOpen && given.METRICS_TOKEN === undefined) {
    return ['METRICS_TOKEN is needed where METRICS_HOST is not 127.0.0.1.'];
  }
  return [];
}

export function metricsSettingsFrom(given: Given): MetricsSettings {
  return {
    port: given.METRICS_PORT === undefined ? null : Number(given.METRICS_PORT),
    host: given.METRICS_HOST ?? LOOPBACK,
    token: given.METRICS_TOKEN ?? null,
  };
}
