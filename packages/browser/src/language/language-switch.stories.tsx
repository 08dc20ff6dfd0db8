import type { Language } from '@phial/domain/language';
import { useState } from 'react';
import { LanguageSwitch } from './language-switch.tsx';

export function Switch() {
  const [language, setLanguage] = useState<Language>('tw');
  return <LanguageSwitch label="Language" language={language} onChoose={setLanguage} />;
}
