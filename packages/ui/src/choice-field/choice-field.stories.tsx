import { useState } from 'react';
import { ChoiceField } from './choice-field.tsx';

export function Gender({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  const options = [
    { value: 'F', label: 'Female' },
    { value: 'M', label: 'Male' },
  ];
  return (
    <ChoiceField
      id="gender"
      label="Gender"
      value={value}
      options={options}
      onChange={setValue}
      hint="As on the card"
      error={error}
    />
  );
}

export function Invalid() {
  return <Gender error="Please choose" />;
}
