import { SUBJECT_NAMES, SubjectIcon } from './subject-icon.tsx';

export function All() {
  return [...SUBJECT_NAMES, 'palaeontology'].map((name) => <SubjectIcon key={name} name={name} size={48} />);
}
