import { LANGUAGES, type Language } from '@phial/domain/language';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import { useMessages } from '../../../language/language.ts';

/** The language that somebody's messages are written in. */
export function MessageLanguage({
  id,
  language,
  onChange,
}: {
  id: string;
  language: Language;
  onChange: (language: Language) => void;
}) {
  const { desk, caller: words } = useMessages();
  return (
    <ChoiceField
      id={id}
      label={words.language}
      hint={words.languageHint}
      value={language}
      options={LANGUAGES.map((one) => ({ value: one, label: desk.languagesLong[one] }))}
      onChange={(value) => onChange(LANGUAGES.find((one) => one === value) ?? language)}
    />
  );
}
