import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const PLACES = ['Head office', 'Central', 'Mong Kok'] as const;
type Place = (typeof PLACES)[number];

/** @param onChoose takes the choice over, and the first tab stays the chosen one */
export function Places({ onChoose }: { onChoose?: (place: Place) => void }) {
  const [chosen, setChosen] = useState<Place>('Head office');
  const tabs = PLACES.map((id) => ({ id, name: id }));
  return (
    <Tabs label="Our places" tabs={tabs} chosen={chosen} onChoose={onChoose ?? setChosen}>
      <a href="https://lab.example/">Map of {chosen}</a>
    </Tabs>
  );
}
