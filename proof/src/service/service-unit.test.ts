import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ROOT, run } from '../../../scripts/program.ts';

const DEPLOY = join(ROOT, 'deploy');
/** Of ten; what is left, and why, stands in the unit. */
const MOST_EXPOSURE = 2;

const folder = mkdtempSync(join(tmpdir(), 'phial-units-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of `deploy/`, with this installation in the place of the operator's. */
function place(file: string, as: string): string {
  const path = join(folder, as);
  writeFileSync(path, readFileSync(join(DEPLOY, file), 'utf8').replaceAll('/opt/phial', ROOT));
  return path;
}

const analyze = (...options: string[]) =>
  run('systemd-analyze', options, { env: { SYSTEMD_UNIT_PATH: `${folder}:` } });

describe.skipIf(inject('missingPrograms').includes('systemd-analyze'))('deploy/phial.service', () => {
  it('is understood by systemd, word for word', async () => {
    expect(await analyze('verify', '--man=no', place('phial.service', 'phial.service'))).toEqual({
      ok: true,
      output: '',
    });
  });

  it('is understood as one of several processes', async () => {
    place('phial.service', 'phial@.service');
    mkdirSync(join(folder, 'phial@.service.d'));
    place('phial-process.conf', 'phial@.service.d/process.conf');
    expect(await analyze('verify', '--man=no', 'phial@8080.service')).toEqual({ ok: true, output: '' });
  });

  it(`exposes the machine by no more than ${MOST_EXPOSURE}`, async () => {
    const options = ['security', '--offline=true', '--no-pager', `--threshold=${10 * MOST_EXPOSURE}`];
    const { ok, output } = await analyze(...options, place('phial.service', 'phial.service'));
    expect(ok, output).toBe(true);
    expect(output).toMatch(/Overall exposure level/);
  });
});
