import { Card } from './card.tsx';

export function Tones() {
  return (['white', 'porcelain', 'mint', 'sky'] as const).map((tone) => (
    <Card key={tone} tone={tone}>
      <h2>Central collection centre</h2>
      <p>Open today from 08:30 to 17:30.</p>
    </Card>
  ));
}
