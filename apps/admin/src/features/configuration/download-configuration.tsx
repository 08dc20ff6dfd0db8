import { CallError } from '@phial/client/call-error';
import { exportConfiguration } from '@phial/contract/calls/configuration';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { saveFile } from '../../table/save-file.ts';
import styles from './configuration.module.css';

/** Saves everything that is configured as one file. */
export function DownloadConfiguration() {
  const words = useMessages().configuration.download;
  const download = useMutation({
    mutationFn: () => send(exportConfiguration, { timeLimit: 'long', ownMessage: true }),
    onSuccess: ({ file }) => saveFile('configuration.json', new Blob([file], { type: 'application/json' })),
  });
  return (
    <section className={styles.part} aria-labelledby="configuration-download">
      <h2 id="configuration-download">{words.title}</h2>
      <p>{words.lead}</p>
      {download.error !== null && (
        <Notice tone="error" live="alert" title={words.failed}>
          {download.error instanceof CallError && <p>{download.error.msg}</p>}
        </Notice>
      )}
      <div>
        <Button
          icon={<Icon name="download" size={20} />}
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          {words.submit}
        </Button>
      </div>
      <Loading active={download.isPending} label={words.busy} />
    </section>
  );
}
