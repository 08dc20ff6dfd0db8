import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Icon } from '@phial/ui/icon/icon';
import { Loading, useSteadyLoading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { TextField } from '@phial/ui/text-field/text-field';
import { type FormEvent, useCallback } from 'react';
import { CaptchaField } from '../../../fields/captcha-field.tsx';
import { DocumentNumberField } from '../../../fields/document-number-field.tsx';
import { captchaRefusal, RefusalNotice } from '../../../fields/refusal-notice.tsx';
import { useMessages } from '../../../language/language.ts';
import { useInvalidTitle } from '../../../shell/page.ts';
import styles from './booking-search.module.css';
import { type Found, useEnquiry } from './use-enquiry.ts';

const FIELD_ID = { name: 'enquiry-name', docNo: 'enquiry-doc-no', captcha: 'enquiry-captcha' } as const;

interface EnquiryScreenProps {
  onFound: (found: Found) => void;
  onHome: () => void;
}

/** Name, document number and captcha of an online enquiry. */
export function EnquiryScreen({ onFound, onHome }: EnquiryScreenProps) {
  const {
    bookingDesk,
    errors: {
      form: errorWords,
      client: { noData },
    },
  } = useMessages('booking');
  const words = bookingDesk.search;
  const { form, errors, attempt, outcome, busy, refreshCount, edit, submit } = useEnquiry(onFound);
  const refusal = outcome === 'no-data' ? undefined : outcome;
  const slow = useSteadyLoading(busy);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onUuid = useCallback((uuid: string) => edit({ uuid }), [edit]);

  const text = (field: keyof typeof FIELD_ID) => {
    const code = errors[field];
    return code && errorWords[code];
  };
  const wrong = (['name', 'docNo', 'captcha'] as const).flatMap((field) => {
    const error = text(field);
    return error === undefined ? [] : [{ fieldId: FIELD_ID[field], text: error }];
  });

  useInvalidTitle(wrong.length > 0 || outcome !== undefined);

  return (
    <Card padding="large">
      <form noValidate onSubmit={onSubmit} className={styles.form}>
        <div className={styles.summary}>
          <ErrorSummary title={words.errorsTitle} errors={wrong} attempt={attempt} />
        </div>
        <TextField
          id={FIELD_ID.name}
          label={words.name}
          autoComplete="name"
          required
          value={form.name}
          onChange={(name) => edit({ name })}
          error={text('name')}
        />
        <DocumentNumberField
          id={FIELD_ID.docNo}
          label={bookingDesk.documentNumber.label}
          value={{ number: form.number, check: form.check }}
          onChange={edit}
          error={text('docNo')}
        />
        <CaptchaField
          id={FIELD_ID.captcha}
          value={form.captcha}
          onChange={(captcha) => edit({ captcha })}
          onUuid={onUuid}
          refreshCount={refreshCount}
          error={text('captcha') ?? captchaRefusal(refusal, form.captcha)}
        />
        <RefusalNotice refusal={refusal} />
        {outcome === 'no-data' && (
          <Notice tone="warning" title={noData}>
            <p>{words.noDataDetail}</p>
          </Notice>
        )}
        <Loading active={busy} label={words.searching} />
        <ButtonRow align="ends">
          <Button onClick={onHome}>{words.backHome}</Button>
          <Button type="submit" variant="primary" busy={busy && slow} icon={<Icon name="search" />}>
            {words.submit}
          </Button>
        </ButtonRow>
      </form>
    </Card>
  );
}
