import { ICON_NAMES, Icon } from './icon.tsx';

export function All() {
  return (
    <ul style={{ columns: '11rem', listStyle: 'none', padding: 0 }}>
      {ICON_NAMES.map((name) => (
        <li key={name}>
          <Icon name={name} size={32} /> {name}
        </li>
      ))}
    </ul>
  );
}

export function Decorative() {
  return <Icon name="phone" />;
}

export function Labelled() {
  return <Icon name="phone" label="Phone" />;
}
