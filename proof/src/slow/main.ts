import { parseArgs } from 'node:util';
import { buildSites } from '../../../scripts/build.ts';
import { report } from './report.ts';
import { runSlow } from './run-slow.ts';

const { values } = parseArgs({ options: { connections: { type: 'string', default: '1000' } } });
// In order, so that the server and its database end too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
await buildSites(console.log);
const { text, isKept } = report(await runSlow({ connections: Number(values.connections) }));
console.log(text);
if (!isKept) process.exitCode = 1;
