import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { Step } from './steps.ts';

/** A span to begin others below. */
export function below(span: Span): Context {
  return trace.setSpan(ROOT_CONTEXT, span);
}

/** @param ended milliseconds since 1970 */
export function recordStep(tracer: Tracer, parent: Context, step: Step, ended: number): void {
  const options = {
    kind: SpanKind.CLIENT,
    startTime: ended - step.milliseconds,
    attributes: attributesOf(step),
  };
  endSpan(tracer.startSpan(step.name, options, parent), step.failure, ended);
}

/** @param failure what kind of error it ended with; its words stay here, as they may hold what somebody has sent */
export function endSpan(span: Span, failure: string | undefined, ended?: number): void {
  if (failure !== undefined) {
    span.setAttribute('error.type', failure);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(ended);
}

function attributesOf({ kind, name, rows }: Step): Attributes {
  if (kind !== 'statement') return { 'phial.step': kind };
  return {
    'db.system.name': 'postgresql',
    'db.query.summary': name,
    ...(rows !== undefined && { 'db.response.returned_rows': rows }),
  };
}
