import { useOwnNotices } from '@phial/browser/notices/use-own-notices';
import type { LegalTextId } from '@phial/contract/content/text-bodies';
import { CAPTCHA_LENGTH, normaliseCaptcha } from '@phial/domain/booking/captcha-text';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Notice } from '@phial/ui/notice/notice';
import { useState } from 'react';
import type { StandingRefusal } from '../../../api-client/error-notices.ts';
import { CaptchaField } from '../../../fields/captcha-field.tsx';
import { captchaRefusal, RefusalNotice } from '../../../fields/refusal-notice.tsx';
import { TermsLink } from '../../../fields/terms-link.tsx';
import { currentMessages, useMessages } from '../../../language/language.ts';
import { useInvalidTitle } from '../../../shell/page.ts';
import { HOME } from '../journey.ts';
import { BookingSummary } from './booking-summary.tsx';
import { StepForm, type StepProps } from './step-form.tsx';
import styles from './steps.module.css';
import { type MemberRefusal, useSubmission } from './submission.ts';

/** What may be left out, in the order of the warnings. */
const MISSING = ['captcha-required', 'agree-terms', 'agree-privacy'] as const;
type Missing = (typeof MISSING)[number];

const NO_ATTEMPT = { count: 0, missing: [] };

const CONTROL: Record<Missing, string> = {
  'captcha-required': 'confirm-captcha',
  'agree-terms': 'confirm-terms',
  'agree-privacy': 'confirm-privacy',
};

/** Step 4: everything once more, then the booking itself. */
export function ConfirmStep(props: StepProps) {
  const { go, back, state, dispatch } = props;
  const { bookingWizard: words, errors } = useMessages('booking');
  const [captcha, setCaptcha] = useState('');
  const [uuid, setUuid] = useState('');
  const [refreshCount, setRefreshCount] = useState(0);
  const [attempt, setAttempt] = useState<{ count: number; missing: readonly Missing[] }>(NO_ATTEMPT);
  const [refusal, setRefusal] = useState<StandingRefusal>();
  const [member, setMember] = useState<MemberRefusal>();
  const [proofEnded, setProofEnded] = useState(false);
  const notices = useOwnNotices();
  const { submit, sending } = useSubmission(props, notices);
  const { agreements, changing } = state;

  const missing = MISSING.filter((what) => {
    if (what === 'captcha-required')
      return normaliseCaptcha(captcha).length !== CAPTCHA_LENGTH || uuid === '';
    return what === 'agree-terms' ? !agreements.terms : !agreements.privacy;
  });
  const shown = attempt.missing.filter((what) => missing.includes(what));
  const textOf = (what: Missing) => (shown.includes(what) ? errors.form[what] : undefined);
  useInvalidTitle(shown.length > 0 || refusal !== undefined);

  const forward = async () => {
    const [first] = missing;
    notices.clear();
    setRefusal(undefined);
    setMember(undefined);
    setAttempt(({ count }) => ({ count: count + 1, missing }));
    if (first) {
      // One toast, for the first; the page shows them all.
      notices.show({ tone: 'warning', text: () => currentMessages().errors.form[first] });
      return;
    }
    const outcome = await submit({ uuid, captcha });
    if (outcome === undefined || outcome === 'slot-gone') return;
    if ('booked' in outcome) {
      const { booked, party } = outcome;
      dispatch({ kind: 'booked', record: booked, ...(party && { party }) });
      go({ ...HOME, tab: 'success' }, { replace: true });
      return;
    }
    // Any attempt spends the captcha, whatever it failed of.
    setRefreshCount((count) => count + 1);
    setProofEnded(outcome.proofEnded);
    setMember(outcome.member);
    setRefusal(outcome.proofEnded ? undefined : outcome.refused);
  };

  const findAgain = () => {
    dispatch({ kind: 'found', found: undefined });
    go({ ...HOME, tab: 'search' });
  };

  return (
    <StepForm
      onForward={() => void forward()}
      onBack={back}
      forward={changing ? words.confirmModify : words.confirm}
      testId={changing ? 'confirm-modify' : 'confirm'}
      busy={sending}
    >
      <BookingSummary {...props} refused={member} />
      {proofEnded && (
        <Notice tone="warning" live="status">
          <p>{words.proofEnded}</p>
          <ButtonRow>
            <Button onClick={findAgain}>{words.findAgain}</Button>
          </ButtonRow>
        </Notice>
      )}
      <div className={styles.mistakes}>
        <ErrorSummary
          title={words.summaryTitle}
          attempt={attempt.count}
          errors={shown.map((what) => ({ fieldId: CONTROL[what], text: errors.form[what] }))}
        />
      </div>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{words.agreements}</legend>
        <CaptchaField
          id={CONTROL['captcha-required']}
          value={captcha}
          onChange={setCaptcha}
          onUuid={setUuid}
          refreshCount={refreshCount}
          error={textOf('captcha-required') ?? captchaRefusal(refusal, captcha)}
        />
        <AgreementBox
          id={CONTROL['agree-terms']}
          label={words.agreeTerms}
          read={words.readTerms}
          text="service"
          checked={agreements.terms}
          onChange={(agreed) => dispatch({ kind: 'agreed', agreements: { terms: agreed } })}
          error={textOf('agree-terms')}
        />
        <AgreementBox
          id={CONTROL['agree-privacy']}
          label={words.agreePrivacy}
          read={words.readPrivacy}
          text="privacy"
          checked={agreements.privacy}
          onChange={(agreed) => dispatch({ kind: 'agreed', agreements: { privacy: agreed } })}
          error={textOf('agree-privacy')}
        />
      </fieldset>
      <RefusalNotice refusal={refusal} />
    </StepForm>
  );
}

interface AgreementBoxProps {
  id: string;
  label: string;
  /** Words of the button that opens the text. */
  read: string;
  text: LegalTextId;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** A box to tick, and beside it the text it stands for. */
function AgreementBox({ read, text, ...box }: AgreementBoxProps) {
  return <Checkbox {...box} extra={<TermsLink read={read} text={text} />} />;
}
