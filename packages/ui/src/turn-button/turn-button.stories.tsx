import { ButtonRow } from '../button-row/button-row.tsx';
import { TurnButton } from './turn-button.tsx';

export function BeforeAndAfter() {
  return (
    <ButtonRow>
      <TurnButton label="Previous month" icon="chevron-left" onTurn={undefined} />
      <TurnButton label="Next month" icon="chevron-right" onTurn={() => {}} />
    </ButtonRow>
  );
}
