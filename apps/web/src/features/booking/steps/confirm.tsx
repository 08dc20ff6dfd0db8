import { notify } from '@phial/browser/notices/notices';
import { CAPTCHA_LENGTH, normaliseCaptcha } from '@phial/domain/captcha-text';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Notice } from '@phial/ui/notice/notice';
import { useState } from 'react';
import { CaptchaField } from '../../../fields/captcha-field.tsx';
import { useMessages } from '../../../language/language.ts';
import { HOME } from '../journey.ts';
import { AgreementBox } from './agreement-box.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';
import { useSubmission } from './use-submission.ts';

type Missing = 'captcha-required' | 'agree-terms' | 'agree-privacy';

const CONTROL: Record<Missing, string> = {
  'captcha-required': 'confirm-captcha',
  'agree-terms': 'confirm-terms',
  'agree-privacy': 'confirm-privacy',
};

/** Step 4: everything once more, then the booking itself (WIZ-024 to WIZ-044). */
export function ConfirmStep(props: StepProps) {
  const { go, back, state, tell } = props;
  const { bookingWizard: words, errors, terms } = useMessages();
  const [captcha, setCaptcha] = useState('');
  const [uuid, setUuid] = useState('');
  const [refreshCount, setRefreshCount] = useState(0);
  const [missing, setMissing] = useState<Missing>();
  const [proofEnded, setProofEnded] = useState(false);
  const { submit, sending } = useSubmission(props);
  const { agreements, changing } = state;

  /** The first thing that is missing, in the order of the warnings (D-46). */
  const whatIsMissing = (): Missing | undefined => {
    if (normaliseCaptcha(captcha).length !== CAPTCHA_LENGTH || uuid === '') return 'captcha-required';
    if (!agreements.terms) return 'agree-terms';
    return agreements.privacy ? undefined : 'agree-privacy';
  };

  const forward = async () => {
    const first = whatIsMissing();
    setMissing(first);
    if (first) {
      notify({ tone: 'warning', text: errors.form[first] });
      document.getElementById(CONTROL[first])?.focus();
      return;
    }
    const outcome = await submit({ uuid, captcha });
    if (outcome === undefined || outcome === 'slot-gone') return;
    if (typeof outcome === 'object') {
      tell({ kind: 'booked', record: outcome.booked });
      go({ ...HOME, tab: 'success' }, { replace: true });
      return;
    }
    // Any attempt spends the captcha, whatever it failed of (D-52).
    setRefreshCount((count) => count + 1);
    setCaptcha('');
    setProofEnded(outcome === 'proof-ended');
  };

  const textOf = (what: Missing) =>
    missing === what && whatIsMissing() === what ? errors.form[what] : undefined;

  return (
    <StepForm
      onForward={() => void forward()}
      onBack={back}
      forward={changing ? words.confirmModify : words.confirm}
      testId={changing ? 'confirm-modify' : 'confirm'}
      busy={sending}
    >
      <BookingSummary {...props} />
      {proofEnded && (
        <Notice tone="warning" live="status">
          <p>{words.proofEnded}</p>
          <ButtonRow>
            <Button onClick={() => go({ ...HOME, tab: 'search' })}>{words.findAgain}</Button>
          </ButtonRow>
        </Notice>
      )}
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{words.agreements}</legend>
        <CaptchaField
          id={CONTROL['captcha-required']}
          value={captcha}
          onChange={setCaptcha}
          onUuid={setUuid}
          refreshCount={refreshCount}
          error={textOf('captcha-required')}
        />
        <AgreementBox
          id={CONTROL['agree-terms']}
          label={words.agreeTerms}
          read={words.readTerms}
          text={terms.service}
          checked={agreements.terms}
          onChange={(agreed) => tell({ kind: 'agreed', agreements: { terms: agreed } })}
          error={textOf('agree-terms')}
        />
        <AgreementBox
          id={CONTROL['agree-privacy']}
          label={words.agreePrivacy}
          read={words.readPrivacy}
          text={terms.privacy}
          checked={agreements.privacy}
          onChange={(agreed) => tell({ kind: 'agreed', agreements: { privacy: agreed } })}
          error={textOf('agree-privacy')}
        />
      </fieldset>
    </StepForm>
  );
}
