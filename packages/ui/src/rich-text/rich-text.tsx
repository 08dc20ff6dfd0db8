import { useMemo } from 'react';
import { markupElements } from './markup-elements.tsx';
import styles from './rich-text.module.css';

/**
 * Formatted text that came from the server (remarks, vacancies). Only what the allow-list of
 * `markup-elements.tsx` names is shown; nothing in it can run (D-72).
 * @param html markup; plain text is good markup too
 * @param encoded true where the markup arrives html-encoded, `&lt;p&gt;…` (PAGE-018)
 */
export function RichText({ html, encoded = false }: { html: string; encoded?: boolean | undefined }) {
  const content = useMemo(() => markupElements(encoded ? decoded(html) : html), [html, encoded]);
  return <div className={styles.text}>{content}</div>;
}

/** The document of a parser has no window: it runs nothing and fetches nothing. */
function decoded(text: string): string {
  return new DOMParser().parseFromString(text, 'text/html').body.textContent;
}
