import { site } from '@phial/content/site';
import { ButtonLink } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Section } from '../../features/company/section.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './recruitment-detail.module.css';

/** @param title of the job, the subject of the e-mail */
export function Apply({ title }: { title: string }) {
  const language = useLanguage();
  const words = useMessages().company.jobs;
  const email = site.supportEmail[language];
  return (
    <div className={styles.apply} data-print="plain">
      <Section title={words.apply}>
        <p>{words.applyText(email)}</p>
        <p>{words.applyCare}</p>
        <p data-print="hide">
          <ButtonLink
            variant="primary"
            icon={<Icon name="mail" size={20} />}
            href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
          >
            {words.write}
          </ButtonLink>
        </p>
      </Section>
    </div>
  );
}
