import { Button } from '../button/button.tsx';
import { ButtonRow } from './button-row.tsx';

export function Alignments() {
  return (['start', 'centre', 'end', 'ends'] as const).map((align) => (
    <ButtonRow key={align} align={align}>
      <Button>Back</Button>
      <Button variant="primary">Next step</Button>
    </ButtonRow>
  ));
}
