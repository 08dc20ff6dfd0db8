import { parseArgs } from 'node:util';
import { buildSites } from '../../../scripts/build.ts';
import { VALUES_EACH } from './people.ts';
import { provePlanted } from './prove.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '250' }, seed: { type: 'string', default: '1' } },
});
await buildSites(console.log);
const { people, done, refusals, backupFiles, found, findsWhatIsThere } = await provePlanted({
  people: Number(values.people),
  seed: Number(values.seed),
});
console.log(
  `${people * VALUES_EACH} values of ${people} people; calls that were done: ${JSON.stringify(done)}, refused: ${refusals}`,
);
console.log(`searched database and WAL, ${backupFiles} files of backups, log, traces, metrics, refusals`);
for (const line of found) console.log(`✗ ${line}`);
console.log(found.length === 0 ? 'none of them is anywhere in clear' : `${found.length} found`);
if (found.length > 0 || !findsWhatIsThere) process.exitCode = 1;
