import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { EachLanguage } from '../testing/each-language.tsx';
import { RadioCards } from './radio-cards.tsx';

export function Languages() {
  return (
    <EachLanguage
      texts={{
        'zh-Hant-HK': { legend: '服務點', options: ['中環', '旺角', '沙田（已滿）'] },
        'zh-Hans-CN': { legend: '服务点', options: ['中环', '旺角', '沙田（已满）'] },
        'en-HK': { legend: 'Service point', options: ['Central', 'Mong Kok', 'Sha Tin (full)'] },
      }}
    >
      {({ legend, options }, lang) => <ServicePoints legend={legend} options={options} name={lang} />}
    </EachLanguage>
  );
}

export function Invalid() {
  const options = ['Central', 'Mong Kok'];
  return (
    <ServicePoints legend="Service point" options={options} name="invalid" error="Choose a service point" />
  );
}

function ServicePoints({
  legend,
  options,
  name,
  error,
}: {
  legend: string;
  options: readonly string[];
  name: string;
  error?: string;
}) {
  const [value, setValue] = useState<string>();
  return (
    <RadioCards
      legend={legend}
      name={name}
      value={value}
      onChange={setValue}
      error={error}
      options={options.map((label, index) => ({
        label,
        value: String(index),
        icon: <Icon name="map-pin" />,
        disabled: index === 2,
      }))}
    />
  );
}
