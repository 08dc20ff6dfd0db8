import { site } from '@phial/content/site';
import { buttonClass } from '@phial/ui/button/button';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './home.module.css';

/** Who the laboratory is, in a few words, and the way to more (HOME-011). */
export function About() {
  const language = useLanguage();
  const words = useMessages().pages.home;
  return (
    <section id="about" className={styles.section} aria-labelledby="about-title">
      <div className={styles.about}>
        <div>
          <h2 id="about-title">{words.aboutTitle}</h2>
          <p className={styles.story}>{words.about(site.name[language], site.group[language])}</p>
          <Link className={buttonClass({ variant: 'secondary' })} to="/AboutUs?index=2-1">
            {words.learnMore}
          </Link>
        </div>
        <p className={styles.accreditation}>
          <span>{words.accreditation}</span>
          <strong>{site.accreditation}</strong>
        </p>
      </div>
    </section>
  );
}
