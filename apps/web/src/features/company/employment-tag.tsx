import type { Employment } from '@phial/contract/content/content';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../language/language.ts';

export function EmploymentTag({ employment }: { employment: Employment }) {
  const { fullTime, partTime } = useMessages('company').company.jobs;
  return (
    <p>
      <Tag tone="sky">{employment === 'FULL_TIME' ? fullTime : partTime}</Tag>
    </p>
  );
}
