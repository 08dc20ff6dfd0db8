import { Icon } from '@phial/ui/icon/icon';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useMessages } from '../../../language/language.ts';
import styles from './live-badge.module.css';
import type { LiveState } from './use-desk-live.ts';

/** Whether the planner follows by itself; that it has stopped to is told once, politely. */
export function LiveBadge({ state }: { state: LiveState }) {
  const words = useMessages().desk.live;
  const label = { connecting: words.connecting, on: words.on, lost: words.lost }[state];
  const hint = state === 'lost' ? words.lostHint : words.onHint;
  return (
    <span role="status" className={styles.badge} data-state={state} title={hint}>
      {state === 'lost' ? (
        <Icon name="refresh" size={16} />
      ) : (
        <span className={styles.dot} aria-hidden="true" />
      )}
      <span>{label}</span>
      {state === 'lost' && <VisuallyHidden>{`. ${hint}`}</VisuallyHidden>}
    </span>
  );
}
