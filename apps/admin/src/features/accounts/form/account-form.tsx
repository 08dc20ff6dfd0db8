import { formatClock } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { useHoldDialog } from '@phial/ui/dialog/hold-dialog';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Notice } from '@phial/ui/notice/notice';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { isFramed } from '../../../shell/framed.ts';
import styles from './account-form.module.css';
import type { AccountForm, Refusal } from './use-account-form.ts';

/** Of a box for a login. */
export const LOGIN_INPUT = {
  autoComplete: 'username',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  required: true,
} as const;

/** The button that gives up what a form is for. */
export interface Cancel {
  readonly label: string;
  readonly act: () => void;
}

/** Fields, what is wrong with them, what the server said, and the button that sends them. A dialog around stays while they are sent. */
export function AccountFormFrame({
  form,
  submit,
  danger = false,
  secondary = false,
  cancel,
  children,
}: {
  form: AccountForm;
  /** Words of the button. */
  submit: string;
  danger?: boolean;
  /** Whether another button of the screen is the first choice. */
  secondary?: boolean;
  /** Its button stands before it. */
  cancel?: Cancel | undefined;
  children: ReactNode;
}) {
  const { problems } = useMessages().accounts;
  useHoldDialog(form.busy);
  return (
    <form className={styles.form} data-labels="above" onSubmit={form.onSubmit} noValidate>
      <ErrorSummary title={problems.title} errors={form.problems} attempt={form.attempt} />
      {children}
      <RefusalNotice refusal={form.refusal} />
      <ButtonRow gap="small">
        {cancel && (
          <Button disabled={form.busy} onClick={cancel.act}>
            {cancel.label}
          </Button>
        )}
        <Button
          type="submit"
          variant={danger ? 'danger' : secondary ? 'secondary' : 'primary'}
          busy={form.busy}
        >
          {submit}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Why the server said no; where it asks to wait, how long still. */
function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  if (refusal === undefined) return null;
  if (refusal.waitUntil !== undefined) return <Waiting key={refusal.waitUntil} until={refusal.waitUntil} />;
  return (
    <Notice tone="error" live="alert">
      <p>{refusal.msg}</p>
    </Notice>
  );
}

function Waiting({ until }: { until: number }) {
  const words = useMessages().accounts;
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  const [announced] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  if (seconds === 0) {
    return (
      <Notice tone="info" live="status">
        <p>{words.waitOver}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      {/* Said once; the clock that runs on is for the eye. */}
      <p aria-hidden="true">{words.wait(formatClock(seconds))}</p>
      <VisuallyHidden>
        <span role="alert">{words.wait(formatClock(announced))}</span>
      </VisuallyHidden>
    </Notice>
  );
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}

/**
 * For the box a person came to fill in: it has the focus as soon as it is there. In the frame it waits until the
 * person has come in: the public site's page, around it, begins at its heading.
 */
export function useFirstFocus<Box extends HTMLElement = HTMLInputElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (!isFramed || document.hasFocus()) box.current?.focus();
  }, []);
  return box;
}
