import { ICON_NAMES, Icon } from './icon.tsx';

export function All() {
  return ICON_NAMES.map((name) => <Icon key={name} name={name} size={32} label={name} />);
}

export function Decorative() {
  return <Icon name="phone" />;
}

export function Labelled() {
  return <Icon name="phone" label="Phone" />;
}
