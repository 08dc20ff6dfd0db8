import type { ComponentProps } from 'react';
import { ButtonRow } from '../button-row/button-row.tsx';
import { Icon } from '../icon/icon.tsx';
import { EachLanguage } from '../testing/each-language.tsx';
import { Button, ButtonLink, type ButtonVariant } from './button.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export function Variants() {
  return (
    <ButtonRow>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </ButtonRow>
  );
}

export function Small() {
  return (
    <ButtonRow>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} size="small">
          {variant}
        </Button>
      ))}
    </ButtonRow>
  );
}

export function Plain() {
  return <Button>Back</Button>;
}

/** What is asked for is under way. */
export function Busy({ busy = true, onClick }: Pick<ComponentProps<typeof Button>, 'busy' | 'onClick'>) {
  return (
    <Button type="submit" variant="primary" busy={busy} onClick={onClick}>
      Confirm
    </Button>
  );
}

export function Disabled() {
  return <Button disabled>Confirm</Button>;
}

export function Link() {
  return (
    <ButtonLink href="#button/Link" variant="primary" icon={<Icon name="calendar" />}>
      Book online
    </ButtonLink>
  );
}

export function Languages() {
  return (
    <EachLanguage texts={{ 'zh-Hant-HK': '確認預約', 'zh-Hans-CN': '确认预约', 'en-HK': 'Confirm booking' }}>
      {(text) => <Button variant="primary">{text}</Button>}
    </EachLanguage>
  );
}
