/** As OpenTelemetry numbers them. */
export const SPAN_KIND = { internal: 1, server: 2, client: 3 } as const;

export type Attributes = Readonly<Record<string, string | number>>;

/** Something that took its time, and whether it failed. Its attributes name no person, no address and nothing that was typed. */
export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  /** null: the first of its trace. */
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: (typeof SPAN_KIND)[keyof typeof SPAN_KIND];
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Attributes;
  readonly hasFailed: boolean;
};

const STATUS_UNSET = 0;
const STATUS_ERROR = 2;

/** What a collector takes at /v1/traces as JSON. Source: opentelemetry-proto, ExportTraceServiceRequest, its mapping to JSON. */
export function exportRequest(spans: readonly Span[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: keyValues({ 'service.name': 'solrig' }) },
        scopeSpans: [{ scope: { name: 'solrig' }, spans: spans.map(exported) }],
      },
    ],
  };
}

function exported({ parentId, startMs, endMs, attributes, hasFailed, ...span }: Span) {
  return {
    ...span,
    ...(parentId === null ? {} : { parentSpanId: parentId }),
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: keyValues(attributes),
    status: { code: hasFailed ? STATUS_ERROR : STATUS_UNSET },
  };
}

/** As text: it has more digits than a number in JSON. */
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

function keyValues(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
}
