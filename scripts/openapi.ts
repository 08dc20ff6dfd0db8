import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from './openapi/document.ts';
import { ROOT } from './program.ts';

const file = join(ROOT, 'packages/contract/openapi.json');
writeFileSync(file, `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
process.stdout.write(`${file}\n`);
