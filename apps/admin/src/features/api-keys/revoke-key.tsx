import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { CallError } from '@phial/client/call-error';
import { listApiKeys, revokeApiKey } from '@phial/contract/calls/api-keys';
import type { ApiKey } from '@phial/contract/staff/api-key';
import { Notice } from '@phial/ui/notice/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { FormDialog } from '../../shell/form-dialog.tsx';

/** Asks once more before a program is shut out. */
export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const words = useMessages().apiKeys.revoke;
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const revoke = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await send(revokeApiKey, { params: { id: apiKey.keyId }, ownMessage: true });
      await queries.invalidateQueries({ queryKey: keyOf(listApiKeys) });
      notify({ tone: 'success', text: words.done(apiKey.name) });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.msg);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={words.title(apiKey.name)}
      closeLabel={words.keep}
      back={words.keep}
      submit={words.submit}
      variant="danger"
      size="small"
      busy={busy}
      onClose={onClose}
      onSubmit={() => void revoke()}
    >
      {refusal !== undefined && (
        <Notice tone="error" live="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      <p>{words.tip}</p>
    </FormDialog>
  );
}
