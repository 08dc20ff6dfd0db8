import { useMemo } from 'react';
import { type LinkKind, markupElements } from './markup-elements.tsx';
import styles from './rich-text.module.css';

/**
 * Formatted text that came from the server (remarks, vacancies). Only what the allow-list of
 * `markup-elements.tsx` names is shown; nothing in it can run.
 * @param html markup; plain text is good markup too
 * @param encoded true where the markup arrives html-encoded, `&lt;p&gt;…`
 * @param linkKind where an address leads; a link to an address without a kind is only its words
 */
export function RichText({
  html,
  encoded = false,
  linkKind,
}: {
  html: string;
  encoded?: boolean | undefined;
  linkKind: LinkKind;
}) {
  const content = useMemo(
    () => markupElements(encoded ? decoded(html) : html, linkKind),
    [html, encoded, linkKind],
  );
  return <div className={styles.text}>{content}</div>;
}

/** The document of a parser has no window: it runs nothing and fetches nothing. */
function decoded(text: string): string {
  return new DOMParser().parseFromString(text, 'text/html').body.textContent;
}
