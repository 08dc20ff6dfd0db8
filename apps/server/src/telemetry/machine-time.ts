import { systemClock } from '../clock.ts';

const clock = systemClock();

/** Milliseconds since 1970 by the machine, also where the server's clock was set for a test: a collector knows one time. */
export function machineTime(): number {
  return clock.now().getTime();
}
