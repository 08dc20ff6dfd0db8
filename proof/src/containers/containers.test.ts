import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, run, runTool } from '../../../scripts/program.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('deploy/compose.yaml has nothing that its linter complains of', async () => {
  const options = ['--max-warnings=0', join(ROOT, 'deploy/compose.yaml')];
  const { ok, output } = await runTool('dclint/bin/dclint.cjs', options);
  expect(ok, output).toBe(true);
});

describe('deploy/Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile');

  it('has nothing that its linter complains of', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('copies what npm needs to know of every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const folders = globSync(
      workspaces.map((pattern) => `${pattern}/package.json`),
      { cwd: ROOT },
    ).map((path) => dirname(path));
    const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
    expect(copied.sort()).toEqual(folders.sort());
  });

  it('runs under the same Node as everything else', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    const [, major] = /(\d+)/.exec(devDependencies.node) ?? [];
    const images = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
    expect(images).toEqual([major, major]);
  });

  describe('the check of its health', () => {
    const [, words = '[]'] = /HEALTHCHECK[^[]*(\[.*\])/.exec(dockerfile) ?? [];
    const [, ...command] = JSON.parse(words) as string[];
    let status = 200;
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/readyz' ? status : 404).end();
    });
    const check = async () => {
      const { port } = server.address() as AddressInfo;
      return (await run(process.execPath, command, { env: { PORT: String(port) } })).ok;
    };
    beforeAll(async () => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
    });
    afterAll(() => server.close());

    it('passes once the server is ready, and not before', async () => {
      expect(await check()).toBe(true);
      status = 503;
      expect(await check()).toBe(false);
    });

    it('fails where nobody listens', async () => {
      expect((await run(process.execPath, command, { env: { PORT: '9' } })).ok).toBe(false);
    });
  });
});
