import { useMessages } from '../../../language/language.ts';
import { OneTimeSecret } from '../form/one-time-secret.tsx';

/** A password to pass on. */
export function OneTimePassword({
  name,
  password,
  onClose,
}: {
  name: string;
  password: string;
  onClose: () => void;
}) {
  const words = useMessages().accounts.oneTime;
  return <OneTimeSecret words={words} lead={words.lead(name)} secret={password} onClose={onClose} />;
}
