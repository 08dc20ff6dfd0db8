import { notify } from '@phial/browser/notices/notices';
import { addPasskey, beginPasskey } from '@phial/contract/calls/passkeys';
import { validateName } from '@phial/domain/identity/person-name';
import { TextField } from '@phial/ui/text-field/text-field';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { makePasskey } from './ask-browser.ts';
import { OwnerForm, type OwnerFormProps } from './owner-form.tsx';

/** A name for the new passkey and who one is; then the browser asks where to keep it. */
export function AddPasskey({ onDone, ...form }: OwnerFormProps) {
  const { fields, problems, passkeys: words } = useMessages().accounts;
  return (
    <OwnerForm
      {...form}
      submit={words.proceed}
      check={(name) => validateName(name) && problems.passkeyName}
      act={async (body, name) => {
        const made = await makePasskey(await send(beginPasskey, { body, ownMessage: true }));
        await send(addPasskey, { body: { ...made, name }, ownMessage: true });
        notify({ tone: 'success', text: words.added });
        onDone();
      }}
    >
      {({ field }) => (
        <>
          <p>{words.addLead}</p>
          <TextField
            {...field('name')}
            label={fields.passkeyName}
            hint={fields.passkeyNameHint}
            autoComplete="off"
            required
          />
        </>
      )}
    </OwnerForm>
  );
}
