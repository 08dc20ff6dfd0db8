import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CALL_FILE = /\/packages\/contract\/src\/calls\/[\w-]+\.ts$/;

/**
 * Leaves of the calls of the contract what a browser needs to send them: method, path, and whether the answer has
 * more than `data`. Schemas and words, which the server and the API page use, would weigh down every page.
 */
export function callsForBrowsers(): Plugin {
  return {
    name: 'calls-for-browsers',
    async load(id) {
      if (!CALL_FILE.test(id)) return undefined;
      // Past the module cache: the file may have changed since the last time.
      const calls: Record<string, object> = await import(`${pathToFileURL(id).href}?at=${Date.now()}`);
      return Object.entries(calls)
        .map(([name, call]) => `export const ${name} = ${JSON.stringify(call, onlySent)};`)
        .join('\n');
    },
  };
}

const SENT = ['', 'method', 'path', 'answerMedia'];

function onlySent(key: string, value: unknown): unknown {
  if (key === 'beside') return {};
  return SENT.includes(key) ? value : undefined;
}
