import { buttonClass } from '@phial/ui/button/button';
import { Illustration, type IllustrationName } from '@phial/ui/illustration/illustration';
import { Link } from 'react-router';
import { useMessages } from '../../../language/language.ts';
import styles from './not-listed.module.css';

/** Stands in the sheet's place where an address names nothing that the catalogue has (D-71, D-75, D-76). */
export function NotListed({
  title,
  hint,
  picture,
}: {
  title: string;
  hint: string;
  picture: IllustrationName;
}) {
  const { contact } = useMessages().packages.list;
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>{hint}</p>
        <Link className={buttonClass()} to="/contactUs?index=6-1">
          {contact}
        </Link>
      </div>
      <Illustration name={picture} className={styles.drawing} />
    </div>
  );
}
