import protobuf from 'protobufjs';

/**
 * What the tests read of https://github.com/open-telemetry/opentelemetry-proto, version 1, with its field numbers; a
 * field that is not here is skipped.
 */
const MESSAGES = `
syntax = "proto3";
message Traces { repeated ResourceSpans resource_spans = 1; }
message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
message ScopeSpans { repeated Span spans = 2; }
message Span {
  bytes trace_id = 1;
  bytes span_id = 2;
  bytes parent_span_id = 4;
  string name = 5;
  int32 kind = 6;
  repeated KeyValue attributes = 9;
  Status status = 15;
}
message Status { string message = 2; int32 code = 3; }
message Metrics { repeated ResourceMetrics resource_metrics = 1; }
message ResourceMetrics { Resource resource = 1; repeated ScopeMetrics scope_metrics = 2; }
message ScopeMetrics { repeated Metric metrics = 2; }
message Metric { string name = 1; Points gauge = 5; Points sum = 7; Histograms histogram = 9; }
message Points { repeated Point data_points = 1; }
message Point { double as_double = 4; sfixed64 as_int = 6; repeated KeyValue attributes = 7; }
message Histograms { repeated HistogramPoint data_points = 1; }
message HistogramPoint {
  fixed64 count = 4;
  double sum = 5;
  repeated fixed64 bucket_counts = 6;
  repeated double explicit_bounds = 7;
  repeated KeyValue attributes = 9;
}
message Resource { repeated KeyValue attributes = 1; }
message KeyValue { string key = 1; AnyValue value = 2; }
message AnyValue { string string_value = 1; int64 int_value = 3; double double_value = 4; }
`;

const { root } = protobuf.parse(MESSAGES);

export type Attributes = Record<string, string | number>;

export interface ReceivedSpan {
  readonly name: string;
  /** 2: of a call, 3: of something asked for elsewhere, 1: anything else. */
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentId: string;
  readonly attributes: Attributes;
  /** 2: it failed. */
  readonly status: { readonly code: number; readonly message: string };
  readonly resource: Attributes;
}

export interface ReceivedPoint {
  readonly name: string;
  readonly kind: 'gauge' | 'sum' | 'histogram';
  readonly attributes: Attributes;
  /** Of a histogram how many it has counted. */
  readonly value: number;
  /** Of a histogram, how many are within each bound and, last, above all. */
  readonly buckets: readonly number[];
  readonly bounds: readonly number[];
  readonly resource: Attributes;
}

interface Pair {
  key: string;
  value?: { stringValue?: string; intValue?: number; doubleValue?: number };
}

interface WireSpan {
  name: string;
  kind?: number;
  traceId: Buffer;
  spanId: Buffer;
  parentSpanId?: Buffer;
  attributes?: Pair[];
  status?: { code?: number; message?: string };
}

interface WirePoint {
  attributes?: Pair[];
  asDouble?: number;
  asInt?: number;
  count?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
}

type WireMetric = { name: string } & Partial<Record<ReceivedPoint['kind'], { dataPoints: WirePoint[] }>>;

export function readSpans(body: Buffer): ReceivedSpan[] {
  const { resourceSpans = [] } = decode<{
    resourceSpans?: { resource: { attributes: Pair[] }; scopeSpans: { spans: WireSpan[] }[] }[];
  }>('Traces', body);
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, kind = 0, traceId, spanId, parentSpanId, attributes, status }) => ({
        name,
        kind,
        traceId: traceId.toString('hex'),
        spanId: spanId.toString('hex'),
        parentId: parentSpanId?.toString('hex') ?? '',
        attributes: attributesOf(attributes),
        status: { code: status?.code ?? 0, message: status?.message ?? '' },
        resource: attributesOf(resource.attributes),
      })),
    ),
  );
}

export function readPoints(body: Buffer): ReceivedPoint[] {
  const { resourceMetrics = [] } = decode<{
    resourceMetrics?: { resource: { attributes: Pair[] }; scopeMetrics: { metrics: WireMetric[] }[] }[];
  }>('Metrics', body);
  return resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
    scopeMetrics.flatMap(({ metrics }) =>
      metrics.flatMap((metric) =>
        (['gauge', 'sum', 'histogram'] as const).flatMap((kind) =>
          (metric[kind]?.dataPoints ?? []).map((point) => ({
            name: metric.name,
            kind,
            attributes: attributesOf(point.attributes),
            value: point.count ?? point.asDouble ?? point.asInt ?? 0,
            buckets: point.bucketCounts ?? [],
            bounds: point.explicitBounds ?? [],
            resource: attributesOf(resource.attributes),
          })),
        ),
      ),
    ),
  );
}

function decode<Message>(type: string, body: Buffer): Message {
  const messages = root.lookupType(type);
  return messages.toObject(messages.decode(body), { longs: Number }) as Message;
}

function attributesOf(pairs: Pair[] = []): Attributes {
  return Object.fromEntries(
    pairs.map(({ key, value }) => [key, value?.stringValue ?? value?.intValue ?? value?.doubleValue ?? '']),
  );
}
