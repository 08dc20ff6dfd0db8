import type { LocalText } from '@phial/domain/language';

/** A part of a job's page: a heading and its points. */
export interface JobSection {
  readonly title: LocalText;
  readonly points: readonly LocalText[];
}

/** A vacancy with a page of its own (`/recruitmentDetail`). */
export interface Job {
  /** `recruimentId` of the list call. */
  readonly id: string;
  readonly title: LocalText;
  /** As schema.org writes `employmentType`. */
  readonly employment: 'FULL_TIME' | 'PART_TIME';
  readonly introduction: LocalText;
  readonly sections: readonly JobSection[];
}

/** The sections every job has, in the order of the page. */
export function jobSections(parts: {
  duties: readonly LocalText[];
  requirements: readonly LocalText[];
}): readonly JobSection[] {
  return [
    { title: { tw: '工作內容', zh: '工作内容', en: 'What you will do' }, points: parts.duties },
    { title: { tw: '入職要求', zh: '任职要求', en: 'What we ask for' }, points: parts.requirements },
  ];
}
