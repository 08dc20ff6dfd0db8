import { notify } from '@phial/browser/notices/notices';
import { removePasskey } from '@phial/contract/calls/passkeys';
import type { Passkey } from '@phial/contract/staff/passkey';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { OwnerForm, type OwnerFormProps } from './owner-form.tsx';

/** Asks who one is, then removes the passkey from the account; the device keeps it. */
export function RemovePasskey({ passkey, onDone, ...form }: OwnerFormProps & { passkey: Passkey }) {
  const { passkeys: words } = useMessages().accounts;
  return (
    <OwnerForm
      {...form}
      submit={words.remove}
      danger
      act={async (body) => {
        await send(removePasskey, { params: { id: passkey.passkeyId }, body, ownMessage: true });
        notify({ tone: 'success', text: words.removed });
        onDone();
      }}
    >
      {() => <p>{words.removeTip}</p>}
    </OwnerForm>
  );
}
