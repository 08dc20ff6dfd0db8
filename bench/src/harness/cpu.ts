import type { Cpu } from './rounds.ts';
import type { ServerProcess } from './server-process.ts';

/** What some work of a server took of its processors; seconds. */
export interface CpuSeconds {
  readonly all: number;
  readonly thread: number | undefined;
}

/** Lets a server work, and looks how much processor time that took. */
export async function withCpu<Result>(
  server: ServerProcess,
  work: () => Promise<Result>,
): Promise<{ result: Result; cpu: CpuSeconds }> {
  const [all, thread] = [await server.cpuSeconds(), await server.threadSeconds()];
  const result = await work();
  const [allAfter, threadAfter] = [await server.cpuSeconds(), await server.threadSeconds()];
  const isKnown = thread !== undefined && threadAfter !== undefined;
  return { result, cpu: { all: allAfter - all, thread: isKnown ? threadAfter - thread : undefined } };
}

/** @param count of what was done in that time */
export function perRequest({ all, thread }: CpuSeconds, count: number): Cpu {
  const each = (seconds: number) => (seconds * 1000) / count;
  return { all: each(all), thread: thread === undefined ? undefined : each(thread) };
}

export function sumOf(one: CpuSeconds, other: CpuSeconds): CpuSeconds {
  const isKnown = one.thread !== undefined && other.thread !== undefined;
  return { all: one.all + other.all, thread: isKnown ? one.thread + other.thread : undefined };
}
