import { Button } from '@phial/ui/button/button';
import { useMessages } from '../language/language.ts';
import styles from './fields.module.css';
import type { Earning } from './use-earned-answer.ts';

interface WithoutPictureProps {
  earning: Earning;
  onStart: () => void;
  onCancel: () => void;
}

/** The way in for whoever cannot read the picture: the device works for some seconds, then the code fills itself in. */
export function WithoutPicture({ earning, onStart, onCancel }: WithoutPictureProps) {
  const words = useMessages().bookingDesk.captcha;
  const working = earning.kind === 'working';
  return (
    <div className={styles.withoutPicture}>
      <Button size="small" variant="quiet" flush="start" onClick={working ? onCancel : onStart}>
        {working ? words.cancel : words.without}
      </Button>
      {working && <progress aria-label={words.progress} max={1} value={earning.part} />}
      <p role="status" className={styles.earning}>
        {working && words.working}
        {earning.kind === 'earned' && words.earned}
        {earning.kind === 'failed' && words.notEarned}
      </p>
    </div>
  );
}
