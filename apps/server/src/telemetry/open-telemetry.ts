import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { traceCalls } from './call-spans.ts';
import { traceJob } from './job-span.ts';
import { registryMetrics } from './registry-metrics.ts';
import type { Telemetry, TelemetrySettings } from './telemetry.ts';
import { watchExports } from './watched-exporter.ts';

/** Milliseconds for one request with its repetitions; less than the least interval of metrics. */
const EXPORT_TIMEOUT_MS = 10_000;
/** So long may a collector that does not answer hold up the end of the process. */
const STOP_PATIENCE_MS = 2_000;

/** Begins to send; loaded only where there is an endpoint. */
export function openTelemetry(
  settings: TelemetrySettings & { readonly otlpEndpoint: string },
  log: Logger,
): Telemetry {
  const { otlpEndpoint, otlpHeaders = {}, serviceName, metricExportInterval, trustProxy } = settings;
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': randomUUID(),
    'process.pid': process.pid,
  });
  const target = (signal: 'traces' | 'metrics') => ({
    url: `${otlpEndpoint}/v1/${signal}`,
    headers: { ...otlpHeaders },
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const exporter = watchExports(new OTLPTraceExporter(target('traces')), 'traces', log);
  const spans = new TracerProvider({
    resource,
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = spans.getTracer('phial');
  let meters: MeterProvider | undefined;
  return {
    traceCalls: (app) => traceCalls(app, tracer, trustProxy),
    traceJob: (name, work) => traceJob(tracer, name, work),
    exportMetrics(registry) {
      const reader = new PeriodicExportingMetricReader({
        exporter: watchExports(new OTLPMetricExporter(target('metrics')), 'metrics', log),
        exportIntervalMillis: metricExportInterval,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
        metricProducers: [registryMetrics(registry)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    async stop() {
      const patience = new AbortController();
      const late = delay(STOP_PATIENCE_MS, undefined, patience).catch(() => undefined);
      await Promise.race([Promise.allSettled([spans.shutdown(), meters?.shutdown()]), late]);
      patience.abort();
    },
  };
}

function samplerOf({ tracesSampler, tracesSamplerArgument }: TelemetrySettings): Sampler {
  const kind = tracesSampler.replace('parentbased_', '');
  const root =
    kind === 'always_on'
      ? new AlwaysOnSampler()
      : kind === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(tracesSamplerArgument);
  return tracesSampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
