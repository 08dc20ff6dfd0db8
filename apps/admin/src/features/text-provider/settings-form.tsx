import { notify } from '@phial/browser/notices/notices';
import { CallError, refusalData } from '@phial/client/call-error';
import { changeTextProvider } from '@phial/contract/calls/text-provider';
import type { TextProvider } from '@phial/contract/staff/text-provider';
import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useMessages } from '../../language/language.ts';
import { AccountFormFrame } from '../accounts/form/account-form.tsx';
import { OwnerConfirmation, useOwnerConfirmation } from '../accounts/form/owner-confirmation.tsx';
import { useAccountForm } from '../accounts/form/use-account-form.ts';
import { ReportFields } from './report-fields.tsx';
import { type SettingsFields, settingsBody, settingsFields, wrongFields } from './settings-fields.ts';
import { ProviderFields, RequestFields } from './settings-parts.tsx';

/**
 * The settings of the provider of text messages.
 * @param settings with the version they belong to; those of a preset have the version of what is stored
 * @param onSaved with the settings as stored, or as a colleague has stored them where they are to be shown instead
 */
export function SettingsForm({
  settings,
  onSaved,
}: {
  settings: TextProvider;
  onSaved: (settings: TextProvider) => void;
}) {
  const words = useMessages().textProvider;
  const confirmation = useOwnerConfirmation();
  const [theirs, setTheirs] = useState<TextProvider>();
  const version = theirs?.version ?? settings.version;

  const check = (typed: SettingsFields) => {
    const wrong = wrongFields(typed);
    return {
      url: wrong.url && words.problems.url,
      sender: wrong.sender && words.problems.sender,
      secret: wrong.secret && words.problems.secret,
      headers: wrong.headers && words.problems.headers,
      body: wrong.body && words.problems.body,
      idPath: wrong.idPath && words.problems.idPath,
      reportIdPath: wrong.reportIdPath && words.problems.reportPaths,
      reportStatePath: wrong.reportStatePath && words.problems.reportPaths,
      deliveredStates: wrong.deliveredStates && words.problems.states,
      failedStates: wrong.failedStates && words.problems.states,
      ownPassword: confirmation.problem(typed.ownPassword),
    };
  };
  const save = async (typed: SettingsFields) => {
    const body = { ...settingsBody(typed), version, ...confirmation.proof(typed.ownPassword) };
    try {
      const saved = await send(changeTextProvider, { body, ownMessage: true });
      notify({ tone: 'success', text: words.saved });
      onSaved(saved);
    } catch (error) {
      const conflict =
        error instanceof CallError
          ? refusalData(changeTextProvider, error, 'version-conflict')?.provider
          : undefined;
      if (conflict === undefined) throw error;
      setTheirs(conflict);
    }
  };
  const form = useAccountForm(settingsFields(settings), check, save);

  return (
    <AccountFormFrame form={form} submit={theirs === undefined ? words.save : words.conflict.mine}>
      <ProviderFields form={form} hasSecret={settings.hasSecret} environment={settings.environment} />
      <RequestFields form={form} />
      <ReportFields form={form} address={settings.reportAddress} />
      {theirs !== undefined && (
        <Notice tone="warning" title={words.conflict.title} live="alert">
          <p>{words.conflict.text}</p>
          <div>
            <Button onClick={() => onSaved(theirs)}>{words.conflict.theirs}</Button>
          </div>
        </Notice>
      )}
      <OwnerConfirmation {...form.field('ownPassword')} hint={words.passwordHint} />
    </AccountFormFrame>
  );
}
