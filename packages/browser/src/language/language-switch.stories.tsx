import type { Language } from '@phial/domain/language';
import { useState } from 'react';
import { LanguageSwitch } from './language-switch.tsx';

/** On the ground it is made for, that of the header. */
export function OnPetrol() {
  const [language, setLanguage] = useState<Language>('tw');
  return (
    <div data-surface="petrol" style={{ background: 'var(--color-petrol)', inlineSize: 'fit-content' }}>
      <LanguageSwitch label="Language" language={language} onChoose={setLanguage} />
    </div>
  );
}
