import type { Messages } from '@phial/content/messages/messages';
import { Heading } from '@phial/ui/phrases/phrases';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { useMessages } from '../../language/language.ts';
import styles from './statement.module.css';

/** A statement of the laboratory in full: its title, what it is about, and its sections. */
export function Statement({ text }: { text: Messages['terms']['service'] }) {
  return (
    <CompanyPage>
      <article className={`prose ${styles.statement}`}>
        <Heading level={1}>{text.title}</Heading>
        <p className="text-lg">{text.introduction}</p>
        {text.sections.map((section) => (
          <section key={section.title}>
            <Heading level={2}>{section.title}</Heading>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </CompanyPage>
  );
}

/** `/accessibility`: what holds for people who use the site in other ways, what does not, and whom to tell. */
export function Accessibility() {
  return <Statement text={useMessages().terms.accessibility} />;
}

/** `/privacy`: what is done with personal data. */
export function Privacy() {
  return <Statement text={useMessages().terms.privacy} />;
}

/** `/terms`: the terms that a booking is made under. */
export function Terms() {
  return <Statement text={useMessages().terms.service} />;
}
