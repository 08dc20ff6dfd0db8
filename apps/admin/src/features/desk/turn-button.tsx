import { Icon } from '@phial/ui/icon/icon';
import styles from './turn-button.module.css';

/** Leads to the days before or after. @param onTurn undefined where there are none */
export function TurnButton({
  label,
  icon,
  onTurn,
}: {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  onTurn: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={onTurn === undefined || undefined}
      onClick={() => onTurn?.()}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
