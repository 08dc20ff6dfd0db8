import { exportAuditLog } from '@phial/contract/calls/audit';
import { AUDIT_EXPORT_FORMATS, type AuditExportFormat, type AuditQuery } from '@phial/contract/staff/audit';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { saveFile } from '../../table/save-file.ts';
import styles from './audit.module.css';

/** The entries that the filters match, all of them, as a file. */
export function AuditExport({ query }: { query: AuditQuery }) {
  const words = useMessages().audit.export;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: AuditExportFormat) => send(exportAuditLog, { body: { ...query, format } }),
    onSuccess: (content, format) => saveFile(fileName(query, format), content),
  });
  return (
    <section className={styles.export} aria-label={words.label} data-print="hide">
      {AUDIT_EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          busy={isPending && variables === format}
          icon={<Icon name="download" size={20} />}
          onClick={() => mutate(format)}
        >
          {words[format]}
        </Button>
      ))}
      <p>{words.hint}</p>
    </section>
  );
}

function fileName({ from, until }: AuditQuery, format: AuditExportFormat): string {
  return `${['audit-log', from, until].filter((part) => part !== undefined).join('-')}.${format}`;
}
