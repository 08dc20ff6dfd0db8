import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Setting } from '../apps/server/src/config/setting.ts';
import { SETTINGS } from '../apps/server/src/config/settings.ts';
import { readConfig } from '../apps/server/src/config.ts';

const read = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

/** But the one that says where the others are. */
const settings = Object.values<Setting>(SETTINGS).filter(({ name }) => name !== 'PHIAL_SETTINGS');
const known = settings.flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name]));

describe('deploy/phial.env.example', () => {
  const text = read('phial.env.example');

  it('has every setting, secrets as a file as well, and none that there is not', () => {
    expect(namesIn(text, /^(?:# )?([A-Z_]+)=/gm).sort()).toEqual([...known].sort());
  });

  it('is a configuration that a server can start with', () => {
    const config = readConfig(parseEnv(text));
    expect(config).toMatchObject({ production: true, sample: false, trustProxy: ['loopback'] });
  });
});

describe('deploy/compose.yaml', () => {
  const compose = read('compose.yaml');
  const passed = namesIn(compose, /^ {4}([A-Z_]+):/gm);
  /** Of the image, and right in every container of it. */
  const fixed = namesIn(read('Dockerfile'), /(\b[A-Z_]+)=\S/g);

  it('hands every setting to the server, and secrets as files', () => {
    const needed = settings.map(({ name, secret }) => (secret ? `${name}_FILE` : name));
    expect(needed.filter((name) => !passed.includes(name) && !fixed.includes(name))).toEqual([]);
    expect(passed.filter((name) => name && !known.includes(name))).toEqual([]);
  });

  it('asks compose.env for what compose.env.example has', () => {
    const asked = namesIn(compose, /\$\{([A-Z_]+)\b/g);
    expect(namesIn(read('compose.env.example'), /^([A-Z_]+)=/gm).sort()).toEqual(asked.sort());
  });
});
