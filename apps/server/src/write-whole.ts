import { rename, rm, writeFile } from 'node:fs/promises';
import { fileFailure } from './file-failure.ts';

/**
 * Writes the whole file or none, also when the disk is full.
 * @throws StartError that says why it cannot be written
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw fileFailure(file, error);
  }
}
