import { ROOT_CONTEXT, SpanKind, type Tracer } from '@opentelemetry/api';
import { kindOfError } from '../logging/describe-error.ts';
import { machineTime } from './machine-time.ts';
import { below, endSpan, recordStep } from './span-of-step.ts';
import { type Step, withSteps } from './steps.ts';

/** Steps of one turn that get a span: a turn over thousands of records would push everything else out of the queue. */
const MOST_STEPS = 500;

/** See `Telemetry.traceJob`: spans are made once it is known that there was something to do. */
export async function traceJob(
  tracer: Tracer,
  name: string,
  work: () => Promise<number | undefined>,
): Promise<number | undefined> {
  const startTime = machineTime();
  const steps: { step: Step; ended: number }[] = [];
  let count = 0;
  const record = (done: number, failure?: string) => {
    const attributes = { 'phial.job': name, 'phial.job.done': done, 'phial.job.steps': count };
    const span = tracer.startSpan(
      `job ${name}`,
      { kind: SpanKind.INTERNAL, startTime, attributes },
      ROOT_CONTEXT,
    );
    for (const { step, ended } of steps) recordStep(tracer, below(span), step, ended);
    endSpan(span, failure);
  };
  const listener = (step: Step) => {
    count += 1;
    if (steps.length < MOST_STEPS) steps.push({ step, ended: machineTime() });
  };
  try {
    const done = await withSteps(listener, work);
    if (done) record(done);
    return done;
  } catch (error) {
    record(0, kindOfError(error));
    throw error;
  }
}
