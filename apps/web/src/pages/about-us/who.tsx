import { ABOUT_US } from '@phial/content/pages/about-us';
import { site } from '@phial/content/site';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './about-us.module.css';

/** What the laboratory does, and its accreditation. */
export function Who() {
  const language = useLanguage();
  const { accreditation, about } = useMessages().company;
  return (
    <div className={styles.who}>
      <div className={styles.story}>
        {ABOUT_US.paragraphs.map((paragraph) => (
          <p key={paragraph.en}>{paragraph[language]}</p>
        ))}
      </div>
      <div className={styles.accreditation}>
        <p className={styles.number}>
          <span>{accreditation}</span> <strong>{site.accreditation}</strong>
        </p>
        <p>{ABOUT_US.accreditation[language]}</p>
        <Link to="/ensure?index=2-2">{about.quality}</Link>
      </div>
    </div>
  );
}
