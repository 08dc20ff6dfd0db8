import { keyOf } from '@phial/browser/server-state/call-query';
import { readTextProvider } from '@phial/contract/calls/text-provider';
import type { TextProvider } from '@phial/contract/staff/text-provider';
import { Button } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../api-client/client.ts';
import { PRESET_NAMES, PRESETS } from '../../features/text-provider/presets.ts';
import { SettingsForm } from '../../features/text-provider/settings-form.tsx';
import { TestMessage } from '../../features/text-provider/test-message.tsx';
import styles from '../../features/text-provider/text-provider.module.css';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** The provider by which visitors get text messages, for administrators. */
export function TextProviderPage() {
  const words = useMessages().textProvider;
  const queries = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    ...callQuery(readTextProvider),
    // What is typed belongs to the version it began with.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  // The form is drawn anew with what was stored, and with a preset.
  const [drawn, setDrawn] = useState(0);
  const [shown, setShown] = useState<TextProvider>();
  const [stored, setStored] = useState<TextProvider>();
  const current = stored ?? data;
  const settings = shown ?? current;
  const show = (next: TextProvider) => {
    setShown(next);
    setDrawn((count) => count + 1);
  };
  return (
    <Page title={words.title} lead={words.lead}>
      {isPending && <Loading active label={words.loading} />}
      {isError && <TryAgain title={words.failed} onTryAgain={() => void refetch()} />}
      {settings !== undefined && current !== undefined && (
        <div className={styles.form}>
          <section className={styles.part} aria-labelledby="text-provider-presets">
            <h2 id="text-provider-presets">{words.presets.title}</h2>
            <p className={styles.hint}>{words.presets.lead}</p>
            <div className={styles.presets}>
              {PRESET_NAMES.map((name) => (
                <Button key={name} size="small" onClick={() => show({ ...current, ...PRESETS[name] })}>
                  {words.presets.names[name]}
                </Button>
              ))}
            </div>
          </section>
          <SettingsForm
            key={`${settings.version} ${drawn}`}
            settings={settings}
            onSaved={(saved) => {
              setStored(saved);
              show(saved);
              void queries.invalidateQueries({ queryKey: keyOf(readTextProvider) });
            }}
          />
          {current.version > 0 && <TestMessage />}
        </div>
      )}
    </Page>
  );
}
