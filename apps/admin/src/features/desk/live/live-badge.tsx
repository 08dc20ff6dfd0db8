import { Icon } from '@phial/ui/icon/icon';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useMessages } from '../../../language/language.ts';
import type { LiveState } from '../../../live/use-event-stream.ts';
import styles from './live-badge.module.css';

/** Whether the planner follows by itself; that it has stopped is announced once, politely. */
export function LiveBadge({ state }: { state: LiveState }) {
  const words = useMessages().desk.live;
  const { label, hint } = {
    connecting: { label: words.connecting, hint: words.onHint },
    on: { label: words.on, hint: words.onHint },
    lost: { label: words.lost, hint: words.lostHint },
    elsewhere: { label: words.elsewhere, hint: words.elsewhereHint },
  }[state];
  const hasStopped = state === 'lost' || state === 'elsewhere';
  return (
    <span role="status" className={styles.badge} data-state={state} title={hint}>
      {hasStopped ? (
        <Icon name={state === 'lost' ? 'refresh' : 'pause'} size={16} />
      ) : (
        <span className={styles.dot} aria-hidden="true" />
      )}
      <span>{label}</span>
      {hasStopped && <VisuallyHidden>{`. ${hint}`}</VisuallyHidden>}
    </span>
  );
}
