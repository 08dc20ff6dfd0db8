import { notify } from '@phial/browser/notices/notices';
import { CallError, refusalData } from '@phial/client/call-error';
import { changeIdentityProvider } from '@phial/contract/calls/identity-provider';
import type { IdentityProvider } from '@phial/contract/staff/identity-provider';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Notice } from '@phial/ui/notice/notice';
import { useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { AccountFormFrame } from '../form/account-form.tsx';
import { OwnerConfirmation, useOwnerConfirmation } from '../form/owner-confirmation.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { GroupRows } from './group-rows.tsx';
import styles from './provider.module.css';
import {
  type SettingsFields,
  settingsBody,
  settingsFields,
  wrongFields,
  wrongGroup,
} from './settings-fields.ts';
import { ButtonFields, ClaimFields, ProviderFields } from './settings-parts.tsx';

/**
 * The settings of the identity provider.
 * @param onSaved with the settings as stored, or as a colleague has stored them where they are to be shown instead
 */
export function SettingsForm({
  settings,
  onSaved,
}: {
  settings: IdentityProvider;
  onSaved: (settings: IdentityProvider) => void;
}) {
  const words = useMessages().identityProvider;
  const confirmation = useOwnerConfirmation();
  const [theirs, setTheirs] = useState<IdentityProvider>();
  const version = theirs?.version ?? settings.version;

  const check = (typed: SettingsFields) => {
    const wrong = wrongFields(typed);
    const group = wrongGroup(typed.mapping);
    return {
      issuer: wrong.issuer && words.provider.issuerWrong,
      clientId: wrong.clientId && words.provider.clientIdMissing,
      scopes: wrong.scopes && words.provider.scopesWrong,
      nameClaim: wrong.nameClaim && words.claims.missing,
      groupsClaim: wrong.groupsClaim && words.claims.missing,
      buttonTw: wrong.buttonTw && words.button.missing,
      buttonZh: wrong.buttonZh && words.button.missing,
      buttonEn: wrong.buttonEn && words.button.missing,
      mapping:
        group &&
        (group.lacks === 'group' ? words.groups.groupMissing : words.groups.pointsMissing)(group.index + 1),
      ownPassword: confirmation.problem(typed.ownPassword),
    };
  };
  const save = async (typed: SettingsFields) => {
    const body = { ...settingsBody(typed), version, ...confirmation.proof(typed.ownPassword) };
    try {
      const saved = await send(changeIdentityProvider, { body, ownMessage: true });
      notify({ tone: 'success', text: words.saved });
      onSaved(saved);
    } catch (error) {
      const conflict =
        error instanceof CallError
          ? refusalData(changeIdentityProvider, error, 'version-conflict')?.provider
          : undefined;
      if (conflict === undefined) throw error;
      setTheirs(conflict);
    }
  };
  const form = useAccountForm(settingsFields(settings), check, save);

  return (
    <AccountFormFrame form={form} submit={theirs === undefined ? words.save : words.conflict.mine}>
      <ProviderFields form={form} hasSecret={settings.hasSecret} />
      <section className={styles.part} aria-labelledby="provider-groups">
        <h2 id="provider-groups">{words.groups.title}</h2>
        <p className={styles.hint}>{words.groups.lead}</p>
        <GroupRows {...form.field('mapping')} />
      </section>
      <ClaimFields form={form} />
      <ButtonFields form={form} />
      {theirs !== undefined && (
        <Notice tone="warning" title={words.conflict.title} live="alert">
          <p>{words.conflict.text}</p>
          <ButtonRow gap="small">
            <Button onClick={() => onSaved(theirs)}>{words.conflict.theirs}</Button>
          </ButtonRow>
        </Notice>
      )}
      <OwnerConfirmation {...form.field('ownPassword')} hint={words.passwordHint} />
    </AccountFormFrame>
  );
}
