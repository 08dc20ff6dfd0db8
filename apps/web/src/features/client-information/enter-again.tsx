import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Icon } from '@phial/ui/icon/icon';
import { useState } from 'react';
import { useMessages } from '../../language/language.ts';

/** Clears the form and the code for the next person, once it is confirmed: neither can be had back. */
export function EnterAgain({ onClear }: { onClear: () => void }) {
  const words = useMessages('clientInformation').infoEnter;
  const [asking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" flush="start" icon={<Icon name="person" />} onClick={() => setAsking(true)}>
        {words.again}
      </Button>
      <Dialog
        open={asking}
        onClose={keep}
        role="alertdialog"
        size="small"
        title={words.againTitle}
        actions={
          <>
            <Button onClick={keep}>{words.keep}</Button>
            <Button variant="danger" onClick={onClear}>
              {words.clear}
            </Button>
          </>
        }
      >
        <p>{words.againTip}</p>
      </Dialog>
    </>
  );
}
