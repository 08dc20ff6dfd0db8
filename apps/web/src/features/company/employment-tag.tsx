import type { Job } from '@phial/content/jobs/job';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../language/language.ts';

export function EmploymentTag({ job }: { job: Job }) {
  const { fullTime, partTime } = useMessages().company.jobs;
  return (
    <p>
      <Tag tone="sky">{job.employment === 'FULL_TIME' ? fullTime : partTime}</Tag>
    </p>
  );
}
