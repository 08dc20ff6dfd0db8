import { keyOf } from '@phial/browser/server-state/call-query';
import { listSignInMethods, readIdentityProvider } from '@phial/contract/calls/identity-provider';
import type { IdentityProvider } from '@phial/contract/staff/identity-provider';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../api-client/client.ts';
import styles from '../../features/accounts/provider/provider.module.css';
import { RegisteredAddresses } from '../../features/accounts/provider/registered-addresses.tsx';
import { SettingsForm } from '../../features/accounts/provider/settings-form.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** The settings of the identity provider, for administrators. */
export function IdentityProviderPage() {
  const words = useMessages().identityProvider;
  const queries = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    ...callQuery(readIdentityProvider),
    // What is typed belongs to the version it began with.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  // Drawn anew with what was stored, also where the version is the one of a colleague.
  const [saves, setSaves] = useState(0);
  const [saved, setSaved] = useState<IdentityProvider>();
  const settings = saved ?? data;
  return (
    <Page title={words.title} lead={words.lead}>
      {isPending && <Loading active label={words.loading} />}
      {isError && <TryAgain title={words.failed} onTryAgain={() => void refetch()} />}
      {settings !== undefined && (
        <div className={styles.form}>
          <RegisteredAddresses settings={settings} />
          <SettingsForm
            key={`${settings.version} ${saves}`}
            settings={settings}
            onSaved={(stored) => {
              setSaved(stored);
              setSaves((count) => count + 1);
              void queries.invalidateQueries({ queryKey: keyOf(readIdentityProvider) });
              void queries.invalidateQueries({ queryKey: keyOf(listSignInMethods) });
            }}
          />
        </div>
      )}
    </Page>
  );
}
