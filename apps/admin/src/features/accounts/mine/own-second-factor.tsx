import { notify } from '@phial/browser/notices/notices';
import { readSession } from '@phial/contract/calls/sessions';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Tag } from '@phial/ui/tag/tag';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { sessionOpened, useAccount } from '../../../session/session.ts';
import { SecondFactorSetUp } from '../second-factor/set-up.tsx';
import { SecondFactorOff } from '../second-factor/turn-off.tsx';

/** One's own second factor: on or off, and the way to the other. */
export function OwnSecondFactor() {
  const { mine: words, setUp } = useMessages().accounts;
  const { secondFactor, role } = useAccount();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const cancel = { label: words.cancel, act: close };
  const done = async (text: string) => {
    sessionOpened(await send(readSession, { ownMessage: true }));
    close();
    notify({ tone: 'success', text });
  };
  return (
    <>
      <p>
        <Tag tone={secondFactor ? 'mint' : 'plain'}>{secondFactor ? words.on : words.off}</Tag>
      </p>
      <p>
        {secondFactor ? words.onHint : words.offHint} {secondFactor && role === 'administrator' && words.kept}
      </p>
      {!(secondFactor && role === 'administrator') && (
        <Button onClick={() => setOpen(true)}>{secondFactor ? words.turnOff : words.turnOn}</Button>
      )}
      <Dialog
        open={open}
        onClose={close}
        title={secondFactor ? words.turnOff : words.turnOn}
        closeLabel={words.close}
      >
        {secondFactor ? (
          <SecondFactorOff cancel={cancel} onDone={() => done(words.turnedOff)} />
        ) : (
          <SecondFactorSetUp cancel={cancel} onDone={() => done(setUp.done)} />
        )}
      </Dialog>
    </>
  );
}
