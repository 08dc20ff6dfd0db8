import type { IllustrationName } from '@phial/ui/illustration/illustration';

const PICTURES: Readonly<Record<string, IllustrationName>> = {
  1: 'job-assistant',
  2: 'job-technologist',
  3: 'job-purchasing',
  4: 'job-courier',
};

/** @param id `recruimentId`; a job the laboratory added gets the picture of all */
export function jobPicture(id: string): IllustrationName {
  return PICTURES[id] ?? 'recruitment';
}
