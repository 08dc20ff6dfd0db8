// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import type { SignedInAccount } from '@phial/contract/staff/account';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { signedOut } from '../../session/session.ts';
import { answeringSite } from '../../testing/answering-site.ts';
import { openSite } from '../../testing/open-site.tsx';

const api = await answeringSite(signedOut);

interface Act {
  opener: string;
  role: SignedInAccount['role'];
  call: string;
  /** By their labels. */
  typed: Record<string, string>;
  submit: string;
  giveUp: string;
}

const ACTS: readonly Act[] = [
  {
    opener: 'Change the password',
    role: 'manager',
    call: 'PATCH /user/changePassword',
    typed: { 'Current password': 'the old one', 'New password': 'a new long password' },
    submit: 'Change the password',
    giveUp: 'Cancel',
  },
  {
    opener: 'Turn on the second factor',
    role: 'manager',
    call: 'POST /staff/totp',
    typed: { 'Current password': 'the old one' },
    submit: 'Begin',
    giveUp: 'Cancel',
  },
  {
    opener: 'Sign out everywhere',
    role: 'manager',
    call: 'DELETE /staff/sessions',
    typed: {},
    submit: 'Sign out everywhere',
    giveUp: 'Cancel',
  },
  {
    opener: 'Delete my account',
    role: 'doctor',
    call: 'DELETE /user/del',
    typed: { 'Current password': 'the old one' },
    submit: 'Delete my account',
    giveUp: 'Keep it',
  },
];

test.each(ACTS)('$opener: the dialog stays until the response arrives', async (act) => {
  const answer = Promise.withResolvers<void>();
  await openSite(api, '/my-account', {
    account: { role: act.role },
    answers: {
      'GET /staff/sessions': () => ({ code: 200, data: [] }),
      'GET /doctor/report-emails': () => ({ code: 200, data: { reports: 'all', reach: 'email' } }),
      [act.call]: async () => {
        await answer.promise;
        return { code: 422, msg: 'The present password is not right.' };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: act.opener }));
  const dialog = screen.getByRole(act.opener === 'Sign out everywhere' ? 'alertdialog' : 'dialog');
  for (const [label, text] of Object.entries(act.typed)) {
    await userEvent.type(within(dialog).getByLabelText(label), text);
  }
  const submit = within(dialog).getByRole('button', { name: act.submit });
  await userEvent.click(submit);
  await waitFor(() => expect(api.sentTo(act.call)).toHaveLength(1));
  const giveUp = within(dialog).getByRole('button', { name: act.giveUp });
  expect((giveUp as HTMLButtonElement).disabled).toBe(true);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog.isConnected).toBe(true);
  answer.resolve();
  expect(await screen.findByText('The present password is not right.')).toBeDefined();
  await waitFor(() => expect((giveUp as HTMLButtonElement).disabled).toBe(false));
  await userEvent.click(giveUp);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});
