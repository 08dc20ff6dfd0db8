import { PhoneField } from '@phial/browser/fields/phone-field';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { formatCardTime } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Heading } from '@phial/ui/phrases/phrases';
import { TextField } from '@phial/ui/text-field/text-field';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { CaptchaField } from '../../../fields/captcha-field.tsx';
import { captchaRefusal, RefusalNotice } from '../../../fields/refusal-notice.tsx';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useInvalidTitle } from '../../../shell/page.ts';
import styles from './booking-search.module.css';
import { type ContactField, useContactChange } from './use-contact-change.ts';

const FIELDS: readonly ContactField[] = ['telNo', 'tel2', 'email', 'captcha'];
const idOf = (field: ContactField) => `contact-${field}`;
const RULE = 'contact-rule';

/** Phone and e-mail of a booking that keeps its time and place. */
export function ContactForm({
  booking,
  onChanged,
  onBack,
  onFindAgain,
}: {
  booking: BookingRecord;
  onChanged: (booking: BookingRecord) => void;
  onBack: () => void;
  /** Back to the form of the enquiry, where the proof of document number and name has ended. */
  onFindAgain: () => void;
}) {
  const { bookingDesk, bookingWizard, errors: errorWords } = useMessages('booking');
  const words = bookingDesk.contact;
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { typed, edit, errors, attempt, refusal, proofEnded, refreshCount, busy, submit } = useContactChange(
    booking,
    onChanged,
  );
  // The field hands the id of each new picture on from an effect.
  const editNow = useRef(edit);
  editNow.current = edit;
  const onUuid = useCallback((uuid: string) => editNow.current({ uuid }), []);
  const textOf = (field: ContactField) => {
    const error = errors[field];
    return error && errorWords.form[error];
  };
  const wrong = FIELDS.flatMap((field) => {
    const text = textOf(field);
    // That one contact is needed is one line, which leads to the first of the two.
    const isRepeated = field === 'email' && errors.email === 'phone-or-email';
    return text === undefined || isRepeated ? [] : [{ fieldId: idOf(field), text }];
  });
  useInvalidTitle(wrong.length > 0 || refusal !== undefined);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const boxOf = (field: 'telNo' | 'tel2' | 'email') => ({
    id: idOf(field),
    value: typed[field],
    onChange: (text: string) => edit({ [field]: text }),
    error: textOf(field),
  });

  return (
    <Card padding="large">
      <form noValidate onSubmit={onSubmit} className={styles.form} aria-labelledby="contact-title">
        <Heading level={2} id="contact-title" ref={heading} tabIndex={-1}>
          {words.title}
        </Heading>
        <p>
          {words.kept(formatCardTime(booking.servTime), localised(booking.testServPtVo, 'servPt', language))}
        </p>
        <div className={styles.summary}>
          <ErrorSummary title={bookingDesk.search.errorsTitle} errors={wrong} attempt={attempt} />
        </div>
        <p id={RULE}>{bookingWizard.contactHint}</p>
        <PhoneField
          {...boxOf('telNo')}
          label={bookingWizard.telNo}
          hint={bookingWizard.telNoHint}
          aria-describedby={RULE}
          autoComplete="tel-national"
        />
        <PhoneField {...boxOf('tel2')} label={bookingWizard.tel2} autoComplete="off" />
        <TextField
          {...boxOf('email')}
          label={bookingWizard.email}
          aria-describedby={RULE}
          maxLength={254}
          inputMode="email"
          autoComplete="email"
        />
        <CaptchaField
          id={idOf('captcha')}
          value={typed.captcha}
          onChange={(captcha) => edit({ captcha })}
          onUuid={onUuid}
          refreshCount={refreshCount}
          error={textOf('captcha') ?? captchaRefusal(refusal, typed.captcha)}
        />
        <RefusalNotice refusal={refusal} />
        <ButtonRow align="ends">
          {proofEnded ? (
            <Button onClick={onFindAgain}>{bookingWizard.findAgain}</Button>
          ) : (
            <Button onClick={onBack}>{words.back}</Button>
          )}
          <Button type="submit" variant="primary" busy={busy}>
            {words.save}
          </Button>
        </ButtonRow>
      </form>
    </Card>
  );
}
