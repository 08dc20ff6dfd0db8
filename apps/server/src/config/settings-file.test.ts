import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withSettingsFile } from './settings-file.ts';

let folder: string;
let systemFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'phial-settings-'));
  systemFile = join(folder, 'phial.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (env: NodeJS.ProcessEnv) => withSettingsFile(env, { folder, systemFile });
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('withSettingsFile', () => {
  it('reads the .env file of the folder and lets the environment win', () => {
    const path = write('.env', '# ours\nPORT=9001\nHOST="0.0.0.0" # all\n');
    expect(read({ PORT: '9002' })).toEqual({ PORT: '9002', HOST: '0.0.0.0', PHIAL_SETTINGS: path });
  });

  it('reads the file of the service where the folder has none', () => {
    write('phial.env', 'PORT=9001\n');
    const settings = { PORT: '9001', DATA_DIR: '/var/lib/phial', NODE_ENV: 'production' };
    expect(read({})).toEqual({ ...settings, PHIAL_SETTINGS: systemFile });
    write('phial.env', 'DATA_DIR=/srv/phial\n');
    expect(read({})).toMatchObject({ DATA_DIR: '/srv/phial' });
  });

  it('reads nothing of the service where the folder has a file of its own', () => {
    write('phial.env', 'DATA_DIR=/var/lib/phial\nSMTP_URL=smtp://mail.lab.example\n');
    write('.env', 'PORT=9001\n');
    expect(read({})).not.toHaveProperty('SMTP_URL');
  });

  it('reads the file that PHIAL_SETTINGS names, and none for "none"', () => {
    write('.env', 'PORT=9001\n');
    const path = write('second.env', 'PORT=9002\n');
    expect(read({ PHIAL_SETTINGS: 'second.env' })).toEqual({ PORT: '9002', PHIAL_SETTINGS: path });
    expect(read({ PHIAL_SETTINGS: 'none' })).toEqual({ PHIAL_SETTINGS: 'none' });
    expect(() => read({ PHIAL_SETTINGS: 'third.env' })).toThrow(
      'third.env, which PHIAL_SETTINGS names, is not there',
    );
  });

  it('works without a file', () => {
    expect(read({ PORT: '9002' })).toEqual({ PORT: '9002', PHIAL_SETTINGS: 'none' });
  });

  it.runIf(process.getuid?.() !== 0)('says which file it may not read', () => {
    chmodSync(write('.env', ''), 0);
    expect(() => read({})).toThrow(/\.env cannot be read \(EACCES\): run this as root/);
  });
});

describe('a name that is no setting', () => {
  it.each([
    ['PHIAL_SAMPEL', 'PHIAL_SAMPEL is not a setting: did you mean PHIAL_SAMPLE?'],
    ['PHIAL_KEY_FILE', 'PHIAL_KEY_FILE is not a setting: did you mean PHIAL_KEYS_FILE?'],
    ['PHIAL_BACKUP_TO', 'PHIAL_BACKUP_TO is not a setting: did you mean BACKUP_TO?'],
    ['PHIAL_PUBLIC_ULR', 'PHIAL_PUBLIC_ULR is not a setting: did you mean PUBLIC_URL?'],
    ['PHIAL_COLOUR_OF_THE_DOOR', 'PHIAL_COLOUR_OF_THE_DOOR is not a setting: remove it'],
  ])('stops with the nearest one for %s in the environment', (name, message) => {
    expect(() => read({ [name]: 'off' })).toThrow(message);
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMTP_ULR', 'SMTP_URL'],
    ['port', 'PORT'],
  ])('stops at %s in a file, for %s', (name, nearest) => {
    write('phial.env', `${name}=x\n`);
    expect(() => read({})).toThrow(`${name} in ${systemFile} is not a setting: did you mean ${nearest}?`);
  });

  it('is left to Node and the system where it is not near to one', () => {
    write(
      'phial.env',
      'TZ=Asia/Hong_Kong\nNODE_EXTRA_CA_CERTS=/etc/ca.pem\nNODE_OPTIONS=--no-warnings\nPATH=/bin\nHOME=/\n',
    );
    expect(read({ HOSTS: 'a', POST: 'b' })).toMatchObject({ TZ: 'Asia/Hong_Kong', POST: 'b' });
  });
});
