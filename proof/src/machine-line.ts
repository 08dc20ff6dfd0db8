import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

const GIB = 2 ** 30;

/** What a proof ran on, for the end of its output. */
export function machineLine(): string {
  const [load = 0] = loadavg();
  const model = cpus()[0]?.model.trim() || process.arch;
  return `${availableParallelism()} processors (${model}), ${(totalmem() / GIB).toFixed(0)} GiB, Node ${process.version}, load ${load.toFixed(1)} at the end`;
}
