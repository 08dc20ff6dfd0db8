import { Icon } from '../icon/icon.tsx';
import styles from './turn-button.module.css';

/**
 * Leads to the days or the month before or after.
 * @param onTurn undefined where there are none: the button stays and keeps its focus, but leads nowhere
 */
export function TurnButton({
  label,
  icon,
  size,
  onTurn,
}: {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  /** Of the icon, in pixels. */
  size?: number;
  onTurn: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={onTurn === undefined}
      onClick={() => onTurn?.()}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
