import { useMessages } from '../../language/language.ts';
import { Statement } from './statement.tsx';

/** `/privacy`: what is done with personal data. */
export function Privacy() {
  return <Statement text={useMessages().terms.privacy} />;
}
