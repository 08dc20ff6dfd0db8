import type { Role } from '@phial/domain/account';
import { Button } from '@phial/ui/button/button';
import { NavLink } from 'react-router';
import { useMessages } from '../language/language.ts';
import { routesOf } from '../routes.ts';
import styles from './frame-bar.module.css';
import { askForHome } from './framed.ts';

/** In the frame the public site has the header; here are the pages of the frame and the way out of it. */
export function FrameBar({ role }: { role: Role }) {
  const words = useMessages();
  return (
    <div className={styles.bar} data-print="hide">
      <nav aria-label={words.shell.menu} className={styles.pages}>
        {routesOf(role)
          .filter(({ navigation }) => navigation !== undefined)
          .map(({ path, title }) => (
            <NavLink key={path} to={path} end={path === '/'} className={styles.page ?? ''}>
              {title(words)}
            </NavLink>
          ))}
      </nav>
      <Button size="small" onClick={askForHome}>
        {words.shell.website}
      </Button>
    </div>
  );
}
