import { Button } from '@phial/ui/button/button';
import { WorkProgress } from './work-progress.tsx';

export function Working() {
  return (
    <WorkProgress state={{ kind: 'working', part: 0.4 }} label="Checking" status="Your device is working…">
      <Button size="small" variant="quiet" flush="start">
        Give up
      </Button>
    </WorkProgress>
  );
}
