import { mkdir } from 'node:fs/promises';

/** Makes a folder unless it is there. */
export async function ensureFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return folder;
}
