import type { Role } from '@phial/domain/account';
import { Icon } from '@phial/ui/icon/icon';
import { NavLink } from 'react-router';
import { useMessages } from '../language/language.ts';
import { type NavigationGroup, routesOf, type StaffRoute } from '../routes.ts';
import styles from './navigation.module.css';
import { WaitingAccounts, WaitingResults } from './waiting-count.tsx';

/** The pages of a role by group; `onChoose` closes the drawer they may stand in. */
export function Navigation({ role, onChoose }: { role: Role; onChoose?: () => void }) {
  const words = useMessages();
  const groups = Map.groupBy(
    routesOf(role).filter(({ navigation }) => navigation !== undefined),
    (route) => (route.navigation as { group: NavigationGroup }).group,
  );
  return (
    <nav aria-label={words.shell.menu} className={styles.navigation}>
      {[...groups].map(([group, routes]) => (
        <div key={group}>
          <h2 className={styles.group}>{words.shell.groups[group]}</h2>
          <ul>
            {routes.map((route) => (
              <Entry key={route.path} route={route} name={route.title(words)} onChoose={onChoose} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Entry({
  route: { path, navigation },
  name,
  onChoose,
}: {
  route: StaffRoute;
  name: string;
  onChoose: (() => void) | undefined;
}) {
  return (
    <li>
      <NavLink to={path} end={path === '/'} className={styles.entry ?? ''} onClick={onChoose}>
        {navigation && <Icon name={navigation.icon} size={20} />}
        <span>{name}</span>
        {navigation?.waiting === 'accounts' && <WaitingAccounts />}
        {navigation?.waiting === 'critical-results' && <WaitingResults />}
      </NavLink>
    </li>
  );
}
