import { useState } from 'react';
import { EachLanguage } from '../testing/each-language.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { TextInput } from './text-input.tsx';

export function Phone({
  id = 'telNo',
  label = 'Phone',
  ...texts
}: Partial<Pick<TextFieldProps, 'id' | 'label' | 'hint' | 'error' | 'note'>>) {
  const [value, setValue] = useState('');
  return <TextField {...texts} id={id} label={label} value={value} onChange={setValue} required />;
}

export function Invalid() {
  return <Phone hint="Eight digits" error="Please enter an eight-digit phone number" />;
}

/** The bare box, which stops typing at its length and keeps a longer paste. */
export function Code() {
  const [value, setValue] = useState('');
  return <TextInput aria-label="Code" maxLength={4} value={value} onChange={setValue} />;
}

export function Languages() {
  return (
    <EachLanguage
      texts={{
        'zh-Hant-HK': {
          label: '電話號碼',
          hint: '八位數字',
          error: '請輸入八位數字的電話號碼',
          note: '選填',
        },
        'zh-Hans-CN': {
          label: '电话号码',
          hint: '八位数字',
          error: '请输入八位数字的电话号码',
          note: '选填',
        },
        'en-HK': {
          label: 'Telephone number',
          hint: 'Eight digits',
          error: 'Enter a telephone number of eight digits',
          note: 'optional',
        },
      }}
    >
      {(texts, lang) => <Phone {...texts} id={lang} />}
    </EachLanguage>
  );
}
