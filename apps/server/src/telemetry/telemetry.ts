import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { PhialServer } from '../app-dependencies.ts';
import type { Config } from '../config.ts';

/** Sends traces and metrics of this process to a collector, by OpenTelemetry's protocol over HTTP. */
export interface Telemetry {
  /** Gives each call from here on a span, with one below it for each of its steps. */
  traceCalls(app: PhialServer): void;
  /**
   * Gives a turn of a job a span, with one below it for each of its steps.
   * @param work yields how much there was to do: a turn without anything leaves no span
   */
  traceJob(name: string, work: () => Promise<number | undefined>): Promise<number | undefined>;
  /** Sends what `/metrics` of this process prints, from now on; once. */
  exportMetrics(registry: Registry): void;
  /** Sends what is left, for two seconds at most. */
  stop(): Promise<void>;
}

export type TelemetrySettings = Pick<
  Config,
  | 'otlpEndpoint'
  | 'otlpHeaders'
  | 'serviceName'
  | 'tracesSampler'
  | 'tracesSamplerArgument'
  | 'metricExportInterval'
  | 'trustProxy'
>;

/** A turn of a job; without a collector it is just done. */
export function asJob(
  telemetry: Telemetry | undefined,
  name: string,
  work: () => Promise<number | undefined>,
): Promise<number | undefined> {
  return telemetry?.traceJob(name, work) ?? work();
}

/** @returns undefined without `OTEL_EXPORTER_OTLP_ENDPOINT`; nothing of OpenTelemetry's SDK is loaded then */
export async function startTelemetry(
  settings: TelemetrySettings,
  log: Logger,
): Promise<Telemetry | undefined> {
  const { otlpEndpoint } = settings;
  if (otlpEndpoint === undefined) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ ...settings, otlpEndpoint }, log);
}
