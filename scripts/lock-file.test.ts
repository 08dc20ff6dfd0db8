import { describe, expect, it } from 'vitest';
import { missingFromLockFile } from './lock-file.ts';

const lockFile = (packages: Record<string, object>) => JSON.stringify({ packages });

describe('missingFromLockFile', () => {
  it('finds what is in reach of who asks, near or far', () => {
    const text = lockFile({
      '': { dependencies: { vite: '8' } },
      'apps/web': { dependencies: { vite: '8', react: '19' } },
      'apps/web/node_modules/react': {},
      'node_modules/vite': { dependencies: { rolldown: '1' } },
      'node_modules/vite/node_modules/rolldown': { dependencies: { '@scope/parser': '2' } },
      'node_modules/@scope/parser': {},
    });
    expect(missingFromLockFile(text)).toEqual([]);
  });

  it('names the program for another platform that npm left out', () => {
    const text = lockFile({
      '': {},
      'node_modules/linter': { optionalDependencies: { 'linter-mac': '1.2.3', 'linter-linux': '1.2.3' } },
      'node_modules/linter-linux': {},
    });
    expect(missingFromLockFile(text)).toEqual(['node_modules/linter asks for linter-mac 1.2.3']);
  });
});
