import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { LegalTextId } from '@phial/contract/content/text-bodies';
import { Heading } from '@phial/ui/phrases/phrases';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { useMessages } from '../../language/language.ts';
import { useLegalText } from '../../published/texts.ts';
import styles from './statement.module.css';

/**
 * A legal text of the laboratory in full: its title, what it is about, and its sections.
 * @param title while the text is not published
 */
function Statement({ id, title }: { id: LegalTextId; title: string }) {
  const { unpublished } = useMessages().texts;
  const text = useLegalText(id);
  return (
    <CompanyPage>
      <article className={`prose ${styles.statement}`}>
        <Heading level={1}>{text?.title ?? title}</Heading>
        <p className="text-lg">{text?.introduction ?? unpublished}</p>
        {text?.sections.map(({ heading, html }) => (
          <section key={heading}>
            <Heading level={2}>{heading}</Heading>
            <FormattedText html={html} />
          </section>
        ))}
      </article>
    </CompanyPage>
  );
}

/** `/accessibility`: what holds for people who use the site in other ways, what does not, and whom to tell. */
export function Accessibility() {
  return <Statement id="accessibility" title={useMessages().shell.titles.accessibility} />;
}

/** `/privacy`: what is done with personal data. */
export function Privacy() {
  return <Statement id="privacy" title={useMessages().shell.titles.privacy} />;
}

/** `/terms`: the terms that a booking is made under. */
export function Terms() {
  return <Statement id="service" title={useMessages().shell.titles.terms} />;
}
