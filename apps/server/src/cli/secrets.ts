import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ConfigError } from '../config.ts';
import { fileFailure } from '../file-failure.ts';
import { pathOf } from './file-argument.ts';

/**
 * The secret keys in a file as `age-keygen` writes it.
 * @param file none: no keys
 * @throws ConfigError when the file has none; StartError when it cannot be read
 */
export async function readIdentities(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  const path = pathOf(file);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fileFailure(path, error);
  });
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (keys.length === 0)
    throw new ConfigError(`${path} has no line AGE-SECRET-KEY-…: give the file of age-keygen`);
  return keys;
}

/** One line of the standard input, for what belongs into no shell history. @throws ConfigError when there is none */
export async function readLine(prompt: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(prompt);
  for await (const line of createInterface(process.stdin)) if (line !== '') return line;
  throw new ConfigError('Nothing came from the standard input');
}
