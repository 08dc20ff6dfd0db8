import { useState } from 'react';
import { SelectField } from './select-field.tsx';

export function Letter({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  const options = [
    { value: 'a', label: 'Alpha' },
    { value: 'b', label: 'Beta' },
  ];
  return (
    <SelectField
      id="letter"
      label="Letter"
      hint="One of two"
      placeholder="Choose"
      value={value}
      onChange={setValue}
      options={options}
      error={error}
      required
    />
  );
}

export function Invalid() {
  return <Letter error="Please choose" />;
}
