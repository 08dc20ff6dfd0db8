import { Illustration } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import { useMessages } from '../../language/language.ts';
import styles from './further.module.css';
import home from './home.module.css';
import { MoreLink } from './more-link.tsx';

/** Vacancies, and how to reach the laboratory. */
export function Further() {
  const { jobs, jobsLink, contact, contactLink } = useMessages().home;
  return (
    <div className={`${home.section} ${styles.pair}`}>
      <section className={styles.part} aria-labelledby="home-contact-title">
        <Illustration name="home-contact" className={styles.drawing} />
        <div>
          <Heading level={2} id="home-contact-title" className="text-xl">
            {contact.title}
          </Heading>
          <p>{contact.text}</p>
          <MoreLink to="/contactUs?index=6-1">{contactLink}</MoreLink>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="home-jobs-title">
        <Illustration name="home-jobs" className={styles.drawing} />
        <div>
          <Heading level={2} id="home-jobs-title" className="text-xl">
            {jobs.title}
          </Heading>
          <p>{jobs.text}</p>
          <MoreLink to="/recruitment?index=7">{jobsLink}</MoreLink>
        </div>
      </section>
    </div>
  );
}
