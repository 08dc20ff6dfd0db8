import { Icon } from '@phial/ui/icon/icon';
import { Link } from 'react-router';
import { useMessages } from '../language/language.ts';
import { signOut } from '../session/api.ts';
import { useAccount } from '../session/session.ts';
import styles from './account-menu.module.css';

/** Who is signed in, with the way to the own account and out. */
export function AccountMenu() {
  const { displayName } = useAccount();
  const words = useMessages().shell;
  return (
    <div className={styles.account}>
      <Link to="/my-account" className={styles.own} aria-label={`${words.myAccount}: ${displayName}`}>
        <Icon name="id-card" size={20} />
        <span>{displayName}</span>
      </Link>
      <button type="button" className={styles.out} onClick={() => void signOut().catch(() => undefined)}>
        {words.signOut}
      </button>
    </div>
  );
}
