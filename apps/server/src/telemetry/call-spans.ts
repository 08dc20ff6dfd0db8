import { type Context, ROOT_CONTEXT, type Span, SpanKind, type Tracer, trace } from '@opentelemetry/api';
import { parseTraceParent, TRACE_PARENT_HEADER } from '@opentelemetry/core';
import type { FastifyRequest } from 'fastify';
import type { PhialServer } from '../app-dependencies.ts';
import type { Config } from '../config.ts';
import { onHangUp } from '../hang-up.ts';
import { routeOf } from '../logging/request-log.ts';
import { believedCaller } from '../request-id.ts';
import { machineTime } from './machine-time.ts';
import { below, endSpan, recordStep } from './span-of-step.ts';
import { type StepListener, withSteps } from './steps.ts';

const HUNG_UP = 'hung-up';

/**
 * A span for each call by its route pattern; never its address, which carries ids and what somebody looks for. A trace
 * that a believed proxy has begun goes on.
 */
export function traceCalls(app: PhialServer, tracer: Tracer, trustProxy: Config['trustProxy']): void {
  const calls = new WeakMap<FastifyRequest, { span: Span; listener: StepListener }>();
  const isBelieved = believedCaller(trustProxy);

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, raw } = request;
    const route = routeOf(request);
    const attributes = { 'http.request.method': method, 'http.route': route, 'phial.request_id': id };
    const parent = isBelieved(raw) ? contextOf(raw.headers[TRACE_PARENT_HEADER]) : ROOT_CONTEXT;
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    if (!span.isRecording()) return done();
    const context = below(span);
    const listener: StepListener = (step) => recordStep(tracer, context, step, machineTime());
    calls.set(request, { span, listener });
    withSteps(listener, done);
  });
  // Anew, as what comes after a body is called by its stream.
  app.addHook('preValidation', (request, _reply, done) => {
    const call = calls.get(request);
    if (call === undefined) return done();
    withSteps(call.listener, done);
  });
  onHangUp(app, (request) => end(request, HUNG_UP));
  app.addHook('onResponse', async (request, { statusCode }) => {
    calls.get(request)?.span.setAttribute('http.response.status_code', statusCode);
    end(request, request.failure ?? (statusCode >= 500 ? String(statusCode) : undefined));
  });

  function end(request: FastifyRequest, failure: string | undefined): void {
    const span = calls.get(request)?.span;
    if (span === undefined) return;
    calls.delete(request);
    if (request.refusal !== undefined) span.setAttribute('phial.refusal', request.refusal);
    endSpan(span, failure);
  }
}

/** Without `tracestate`, in which others write what they like. */
function contextOf(traceParent: string | string[] | undefined): Context {
  const parsed = typeof traceParent === 'string' ? parseTraceParent(traceParent) : null;
  return parsed === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parsed, isRemote: true });
}
