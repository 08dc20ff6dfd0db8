import type { IllustrationName } from '@phial/ui/illustration/illustration';

const DRAWINGS: Readonly<Record<string, IllustrationName>> = {
  '1': 'news-amendment',
  '2': 'news-second-laboratory',
  '3': 'news-air-dome',
};

/** The drawing of an article; one without a drawing of its own shows the laboratory. */
export function newsDrawing(id: string): IllustrationName {
  return DRAWINGS[id] ?? 'home-laboratory';
}
