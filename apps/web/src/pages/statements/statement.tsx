import type { Messages } from '@phial/content/messages/messages';
import { Phrases } from '@phial/ui/phrases/phrases';
import { CompanyPage } from '../../features/company/company-page.tsx';
import styles from './statement.module.css';

/** A statement of the laboratory in full: its title, what it is about, and its sections. */
export function Statement({ text }: { text: Messages['terms']['service'] }) {
  return (
    <CompanyPage>
      <article className={`prose ${styles.statement}`}>
        <h1>
          <Phrases text={text.title} />
        </h1>
        <p className={styles.lead}>{text.introduction}</p>
        {text.sections.map((section) => (
          <section key={section.title}>
            <h2>
              <Phrases text={section.title} />
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </CompanyPage>
  );
}
