import { useMessages } from '../../language/language.ts';
import { Statement } from './statement.tsx';

/** `/terms`: the terms that a booking is made under. */
export function Terms() {
  return <Statement text={useMessages().terms.service} />;
}
