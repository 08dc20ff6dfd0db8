import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { chooseReportEmails, readReportEmails } from '@phial/contract/calls/reports';
import type { ReportEmails } from '@phial/contract/reports/report-emails';
import { Button } from '@phial/ui/button/button';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { useAccount } from '../../../session/session.ts';
import { TryAgain } from '../../../shell/try-again.tsx';

/** Of which reports a doctor is written to; where no e-mail would arrive, why. */
export function ReportEmailChoice() {
  const words = useMessages().reportEmails;
  const { data, isPending, isError, refetch } = useQuery(callQuery(readReportEmails));
  if (isPending) return <Loading active label={words.loading} />;
  if (isError) return <TryAgain title={words.failed} onTryAgain={() => void refetch()} />;
  if (data.reach === 'no-address') {
    return (
      <Notice tone="warning" title={words.noAddress}>
        <p>{words.noAddressHint}</p>
      </Notice>
    );
  }
  if (data.reach === 'no-mail-server') {
    return (
      <Notice tone="info" title={words.noMailServer}>
        <p>{words.noMailServerHint}</p>
      </Notice>
    );
  }
  return <Form chosen={data.reports} />;
}

function Form({ chosen }: { chosen: ReportEmails['reports'] }) {
  const words = useMessages().reportEmails;
  const { login } = useAccount();
  const queries = useQueryClient();
  const [reports, setReports] = useState(chosen);
  const save = useMutation({
    mutationFn: () => send(chooseReportEmails, { body: { reports } }),
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(readReportEmails, {}), saved);
      notify({ tone: 'success', text: words.saved });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <>
      <p>{words.lead(login)}</p>
      <form onSubmit={submit}>
        <ChoiceField
          id="report-emails-choice"
          label={words.label}
          hint={words.always}
          value={reports}
          options={[
            { value: 'all', label: words.all },
            { value: 'critical', label: words.critical },
          ]}
          onChange={(value) => setReports(value === 'critical' ? 'critical' : 'all')}
        />
        <Button type="submit" busy={save.isPending}>
          {words.save}
        </Button>
      </form>
    </>
  );
}
