export type FileFormat = 'csv' | 'json';

/** By the ending of its name, letter case ignored; undefined for any other. */
export function formatOf(file: string): FileFormat | undefined {
  const ending = /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase();
  return ending === 'csv' || ending === 'json' ? ending : undefined;
}
