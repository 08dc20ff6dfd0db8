import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useMessages } from '../../../language/language.ts';

/** The ways to print a slip: as it is on screen, and in large print. */
export function SlipPrinting() {
  const words = useMessages('booking').bookingDesk.success;
  return (
    <>
      <Button icon={<Icon name="print" />} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button icon={<Icon name="print" />} onClick={printLarge}>
        {words.printLarge}
      </Button>
    </>
  );
}

/** Prints with letters of at least 18 points; the sizes stand in the style sheets. */
function printLarge(): void {
  const { dataset } = document.documentElement;
  dataset.largePrint = '';
  // On a phone `print` returns before the paper is made.
  addEventListener('afterprint', () => delete dataset.largePrint, { once: true });
  window.print();
}
