import { ReceiveSpecimen } from '../../features/orders/counter/receive-specimen.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';

/** At the counter: the specimen of a doctor's order came. */
export function ReceiveSpecimens() {
  const words = useMessages().orders.counter;
  return (
    <Page title={words.title} lead={words.lead}>
      <ReceiveSpecimen />
    </Page>
  );
}
