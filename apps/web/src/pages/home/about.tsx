import { site } from '@phial/content/site';
import { buttonClass } from '@phial/ui/button/button';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './about.module.css';
import home from './home.module.css';
import { MoreLink } from './more-link.tsx';

/** Who the laboratory is, in a few words, and the way to more. */
export function About() {
  const language = useLanguage();
  const words = useMessages().home;
  return (
    <section id="about" className={`${home.section} ${styles.about}`} aria-labelledby="about-title">
      <div>
        <Heading level={2} id="about-title">
          {words.aboutTitle}
        </Heading>
        <p className={styles.story}>{words.about(site.name[language], site.group[language])}</p>
        <Link className={buttonClass({ variant: 'secondary' })} to="/AboutUs?index=2-1">
          {words.learnMore}
        </Link>
        <div className={styles.accreditation}>
          <p>
            <span className={styles.label}>{words.accreditation}</span>
            <strong className={styles.number}>{site.accreditation}</strong>
          </p>
          <MoreLink to="/ensure?index=2-2">{words.qualityLink}</MoreLink>
        </div>
      </div>
      <Illustration name="home-laboratory" className={styles.drawing} />
    </section>
  );
}
