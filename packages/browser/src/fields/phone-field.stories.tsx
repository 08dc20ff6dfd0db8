import { useState } from 'react';
import { PhoneField } from './phone-field.tsx';

export function Phone() {
  const [value, setValue] = useState('');
  return <PhoneField id="phone" label="Phone" value={value} onChange={setValue} />;
}
