import * as z from 'zod/mini';
import { url } from './written-settings.ts';

/** Where traces are sent; named as every sender of OpenTelemetry names it. */
export type TracingSettings = {
  readonly endpoint: string;
  /** Such as the key of a service that takes them. */
  readonly headers: Readonly<Record<string, string>>;
} | null;

const isHeaders = (value: string) =>
  value.split(',').every((pair) => /^[\w-]+=[\x20-\x7e]+$/.test(pair.trim()));

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'http://localhost:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(
    z
      .string()
      .check(z.refine(isHeaders, { error: 'must be name=value pairs with commas between them' })),
  ),
};

type Given = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
};

export function tracingSettingsFrom(given: Given): TracingSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = given;
  if (endpoint === undefined) return null;
  return { endpoint: endpoint.replace(/(?<!\/)\/+$/, ''), headers: headersIn(headers ?? '') };
}

function headersIn(given: string): Readonly<Record<string, string>> {
  const pairs = given.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
    }),
  );
}
