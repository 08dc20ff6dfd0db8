import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { EachLanguage } from '../testing/each-language.tsx';
import { Checkbox } from './checkbox.tsx';

const TEXTS = {
  'zh-Hant-HK': { label: '我已閱讀並同意條款', terms: '閱讀條款', error: '請先同意條款' },
  'zh-Hans-CN': { label: '我已阅读并同意条款', terms: '阅读条款', error: '请先同意条款' },
  'en-HK': { label: 'I have read and accept the terms', terms: 'Read the terms', error: 'Accept the terms' },
};

function Terms({ id, words, error }: { id: string; words: (typeof TEXTS)['en-HK']; error?: string }) {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      id={id}
      label={words.label}
      checked={checked}
      onChange={setChecked}
      error={error}
      extra={
        <Button size="small" variant="quiet">
          {words.terms}
        </Button>
      }
    />
  );
}

export function Languages() {
  return (
    <EachLanguage texts={TEXTS}>{(words, lang) => <Terms id={`terms-${lang}`} words={words} />}</EachLanguage>
  );
}

export function Invalid() {
  return (
    <EachLanguage texts={TEXTS}>
      {(words, lang) => <Terms id={`terms-${lang}`} words={words} error={words.error} />}
    </EachLanguage>
  );
}
