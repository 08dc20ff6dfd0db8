import { useMessages } from '../../language/language.ts';
import { Statement } from './statement.tsx';

/** `/accessibility`: what holds for people who use the site in other ways, what does not, and whom to tell. */
export function Accessibility() {
  return <Statement text={useMessages().terms.accessibility} />;
}
