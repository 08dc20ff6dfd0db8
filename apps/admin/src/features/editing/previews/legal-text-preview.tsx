import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import { published } from '@phial/browser/published/published-document';
import { type LegalText, legalTextIn } from '@phial/content/published-texts';
import { placeholderValues } from '@phial/domain/laboratory-placeholders';
import type { Language } from '@phial/domain/language';
import type { PlaceholderValues } from '@phial/domain/text/placeholders';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import styles from './preview.module.css';

/** What stands for the names between braces, as the page was loaded. */
export function valuesIn(language: Language): PlaceholderValues {
  const { laboratory, retentionDays } = published();
  return placeholderValues(laboratory, retentionDays, language);
}

/** A legal text as its page shows it. */
export function LegalTextPreview({ body, language }: { body: Body; language: Language }) {
  const { title, introduction, sections } = writtenIn(body, language);
  return (
    <article className={styles.text}>
      <h3>{title}</h3>
      <p>{introduction}</p>
      {[...sections.entries()].map(([at, { heading, html }]) => (
        <section key={at}>
          <h4>{heading}</h4>
          <FormattedText html={html} />
        </section>
      ))}
    </article>
  );
}

/** A draft may lack any part. */
function writtenIn(body: Body, language: Language): LegalText {
  const sections = (body.sections ?? []) as readonly Body[];
  const written = {
    title: localText(body, 'title'),
    introduction: localText(body, 'introduction'),
    sections: sections.map((section) => ({
      heading: localText(section, 'heading'),
      text: localText(section, 'text'),
    })),
  };
  return legalTextIn(written, language, valuesIn(language));
}
