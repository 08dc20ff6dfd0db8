import { listApiKeys } from '@phial/contract/calls/api-keys';
import type { ApiKey } from '@phial/contract/staff/api-key';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { CreateKey } from '../../features/api-keys/create-key.tsx';
import { KeysTable } from '../../features/api-keys/keys-table.tsx';
import { RevokeKey } from '../../features/api-keys/revoke-key.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** The keys by which other programs call, for administrators. */
export function ApiKeys() {
  const words = useMessages().apiKeys;
  const keys = useQuery(callQuery(listApiKeys));
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Button variant="primary" icon={<Icon name="plus" size={20} />} onClick={() => setCreating(true)}>
          {words.create}
        </Button>
      }
    >
      {keys.isPending && <Loading active label={words.loading} />}
      {keys.isError && <TryAgain title={words.failed} onTryAgain={() => void keys.refetch()} />}
      {keys.data !== undefined && <KeysTable keys={keys.data.keys} onRevoke={setRevoking} />}
      {creating && <CreateKey onClose={() => setCreating(false)} />}
      {revoking !== undefined && <RevokeKey apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </Page>
  );
}
