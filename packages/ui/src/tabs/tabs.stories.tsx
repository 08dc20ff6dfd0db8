import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const BRANCHES = ['Head office', 'Central', 'Mong Kok'] as const;
type Branch = (typeof BRANCHES)[number];

/** @param onChoose takes the choice over, and the first tab stays the chosen one */
export function Branches({ onChoose }: { onChoose?: (branch: Branch) => void }) {
  const [chosen, setChosen] = useState<Branch>('Head office');
  const tabs = BRANCHES.map((id) => ({ id, name: id }));
  return (
    <Tabs label="Our places" tabs={tabs} chosen={chosen} onChoose={onChoose ?? setChosen}>
      <a href="https://lab.example/">Map of {chosen}</a>
    </Tabs>
  );
}
