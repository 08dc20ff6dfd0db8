import { Button } from '@phial/ui/button/button';
import { useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import styles from './waiting.module.css';
import { useWaitingListOn } from './waiting-state.ts';

/** Leads from the times of a service point to the waiting list, while there is one. */
export function WaitingInvitation({ type, point }: { type: string; point: string | undefined }) {
  const words = useMessages().waitingList;
  const page = usePage();
  if (!useWaitingListOn()) return null;
  const params = new URLSearchParams({ type, ...(point !== undefined && { point }) });
  return (
    <div className={styles.invite}>
      <p>{words.invite}</p>
      <Button size="small" onClick={() => page.open(`/waiting?${params}`)}>
        {words.inviteButton}
      </Button>
    </div>
  );
}
