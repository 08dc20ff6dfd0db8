import { Notice } from '@phial/ui/notice/notice';
import { useState } from 'react';
import { Link } from 'react-router';
import { RegistrationForm } from '../../features/accounts/register/registration-form.tsx';
import { useMessages } from '../../language/language.ts';
import { FocusedNotice } from '../../shell/focused-notice.tsx';
import { GateFrame } from '../sign-in/gate-page.tsx';

/** A doctor asks for an account. */
export function Register() {
  const words = useMessages().accounts.register;
  const [sent, setSent] = useState(false);
  return (
    <GateFrame title={words.title} lead={words.lead} wide>
      {sent ? (
        // The button that was pressed is gone, and the focus with it.
        <FocusedNotice tone="success" title={words.done}>
          <p>{words.doneHint}</p>
        </FocusedNotice>
      ) : (
        <>
          <Notice tone="info">
            <p>{words.approval}</p>
          </Notice>
          <RegistrationForm onSent={() => setSent(true)} />
        </>
      )}
      <p>
        <Link to="/">{words.back}</Link>
      </p>
    </GateFrame>
  );
}
