import type { ExportResult } from '@opentelemetry/core';
import type { Logger } from 'pino';
import { kindOfError } from '../logging/describe-error.ts';

interface Exporter<Items> {
  export(items: Items, done: (result: ExportResult) => void): void;
}

/**
 * Has an exporter say once that what it sends does not arrive, and once that it does again.
 * @param signal what it sends, for the log
 */
export function watchExports<Items, Watched extends Exporter<Items>>(
  exporter: Watched & Exporter<Items>,
  signal: 'traces' | 'metrics',
  log: Logger,
): Watched {
  const send = exporter.export.bind(exporter);
  let arrives = true;
  exporter.export = (items, done) =>
    send(items, (result) => {
      const did = arrives;
      arrives = result.error === undefined;
      if (did && !arrives) {
        // By its kind alone: an answer of the collector may repeat what it was sent.
        log.warn(
          { signal, failure: kindOfError(result.error) },
          'OTEL_EXPORTER_OTLP_ENDPOINT cannot be reached',
        );
      }
      if (!did && arrives) log.info({ signal }, 'OTEL_EXPORTER_OTLP_ENDPOINT is reached again');
      done(result);
    });
  return exporter;
}
