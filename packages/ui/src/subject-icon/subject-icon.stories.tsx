import { SUBJECT_NAMES, SubjectIcon } from './subject-icon.tsx';

export function All() {
  return (
    <ul style={{ columns: '11rem', listStyle: 'none', padding: 0 }}>
      {[...SUBJECT_NAMES, 'palaeontology'].map((name) => (
        <li key={name}>
          <SubjectIcon name={name} size={48} /> {name}
        </li>
      ))}
    </ul>
  );
}
