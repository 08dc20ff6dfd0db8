import { textLinkKind } from '@phial/domain/text/text-link';
import { RichText } from '@phial/ui/rich-text/rich-text';

/**
 * Formatted text that came from the server, with the links that the server lets a text have.
 * @param html markup; plain text is good markup too
 * @param encoded true where the markup arrives html-encoded, `&lt;p&gt;…`
 */
export function FormattedText({ html, encoded }: { html: string; encoded?: boolean | undefined }) {
  return <RichText html={html} encoded={encoded} linkKind={textLinkKind} />;
}
