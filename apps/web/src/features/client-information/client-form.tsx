import { IDENTITY_CARD } from '@phial/domain/booking/client-information-form';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { ChoiceField, choiceId } from '@phial/ui/choice-field/choice-field';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Icon } from '@phial/ui/icon/icon';
import { Loading, useSteadyLoading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { TextField } from '@phial/ui/text-field/text-field';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { CaptchaField } from '../../fields/captcha-field.tsx';
import { DateField, useDateFieldStart } from '../../fields/date-field.tsx';
import { DocumentNumberField } from '../../fields/document-number-field.tsx';
import { captchaRefusal, RefusalNotice } from '../../fields/refusal-notice.tsx';
import { TermsLink } from '../../fields/terms-link.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useInvalidTitle } from '../../shell/page.ts';
import styles from './client-form.module.css';
import type { IssuedCode } from './code/issued-code.ts';
import { EnterAgain } from './enter-again.tsx';
import { ContactFields, NameFields } from './person-fields.tsx';
import { editDraft } from './subscribe-params.ts';
import { FORM_FIELDS, type FormField } from './typed-form.ts';
import { type Choices, choicesOf } from './use-choices.ts';
import { useClientForm } from './use-client-form.ts';

/** Pages of the site stay in the document while hidden, so the ids must differ from theirs. */
const ID: Record<Exclude<FormField, 'names'>, string> = {
  userName: 'client-chinese-name',
  enName: 'client-english-name',
  birthday: 'client-birthday',
  sex: 'client-sex',
  cardType: 'client-card-type',
  idCard: 'client-id-card',
  travelCardType: 'client-travel-card-type',
  travelCardNumber: 'client-travel-card-number',
  telephone: 'client-telephone',
  telephone2: 'client-telephone2',
  email: 'client-email',
  captcha: 'client-captcha',
};

/** Why a visitor is back at the form: to change an answer, for a new code of the same answers, or all is cleared. */
export type CameBack = 'change' | 'renew' | 'cleared';

interface ClientFormProps {
  choices: Choices;
  onCode: (code: IssuedCode) => void;
  /** Empties the form for the next person. */
  onClear: () => void;
  /** From a code that was shown before; undefined on the first visit. */
  cameBack: CameBack | undefined;
}

/** The client information form with the labels of the older booking form. */
export function ClientForm({ choices, onCode, onClear, cameBack }: ClientFormProps) {
  const { infoEnter: words, errors: errorWords } = useMessages('clientInformation');
  const { bookingWizard } = useMessages('booking');
  const labels = errorWords.olderLabels;
  const language = useLanguage();
  const { draft, errors, attempt, refusal, busy, refreshCount, submit } = useClientForm(onCode);
  useInvalidTitle(Object.keys(errors).length > 0 || refusal !== undefined);
  const slow = useSteadyLoading(busy);
  const onUuid = useCallback((captchaId: string) => editDraft({ captchaId }), []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cameBack === 'change') goTo(heading.current, 'start');
    if (cameBack === 'renew') goTo(document.getElementById(ID.captcha), 'center');
  }, [cameBack]);
  const birthdayStart = useDateFieldStart(ID.birthday);

  const firstName = language === 'en' ? ID.enName : ID.userName;
  /** The control that a line of the summary leads to. */
  const controlOf = (field: FormField): string => {
    if (field === 'names') return firstName;
    if (field === 'birthday') return birthdayStart;
    if (field === 'sex' || field === 'cardType' || field === 'travelCardType')
      return choiceId(ID[field], choices[field][0]?.dictValue);
    return ID[field];
  };
  const textOf = (field: FormField) => {
    const error = errors[field];
    return error && errorWords.form[error];
  };
  const choiceField = (field: 'sex' | 'cardType' | 'travelCardType', label: string) => (
    <ChoiceField
      id={ID[field]}
      label={label}
      value={draft[field]}
      options={choicesOf(choices[field], (entry) => localised(entry, 'dictLabel', language))}
      onChange={(value) => editDraft({ [field]: value })}
      error={textOf(field)}
    />
  );

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Card padding="large">
      <form noValidate onSubmit={onSubmit} className={styles.form}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {words.formTitle}
        </Heading>
        <ErrorSummary
          title={words.errorsTitle}
          attempt={attempt}
          errors={FORM_FIELDS.flatMap((field) => {
            const text = textOf(field);
            return text === undefined || (field === 'email' && text === textOf('telephone'))
              ? []
              : [{ fieldId: controlOf(field), text }];
          })}
        />
        <div>
          <NameFields draft={draft} ids={ID} textOf={textOf} />
          <DateField
            id={ID.birthday}
            label={labels.dateOfBirth}
            hint={words.birthdayHint}
            parts={words.dateParts}
            value={draft.birthday}
            onChange={(birthday) => editDraft({ birthday })}
            error={textOf('birthday')}
          />
          {choiceField('sex', labels.gender)}
          {choiceField('cardType', labels.documentType)}
          {draft.cardType === IDENTITY_CARD && (
            <DocumentNumberField
              id={ID.idCard}
              label={labels.hkidNumber}
              value={{ number: draft.idCard, check: draft.idCardCheck }}
              onChange={({ number, check }) => editDraft({ idCard: number, idCardCheck: check })}
              error={textOf('idCard')}
            />
          )}
          {draft.cardType !== IDENTITY_CARD && draft.cardType !== '' && (
            <>
              {choiceField('travelCardType', labels.travelDocumentType)}
              <TextField
                id={ID.travelCardNumber}
                label={labels.travelDocumentNumber}
                hint={words.travelNumberHint}
                value={draft.travelCardNumber}
                onChange={(travelCardNumber) => editDraft({ travelCardNumber })}
                error={textOf('travelCardNumber')}
                required
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                extra={<TermsLink read={bookingWizard.readPrivacy} text="privacy" />}
              />
            </>
          )}
        </div>
        <ContactFields draft={draft} ids={ID} textOf={textOf} />
        {cameBack === 'renew' && (
          <Notice tone="info">
            <p>{words.answersKept}</p>
          </Notice>
        )}
        <CaptchaField
          id={ID.captcha}
          value={draft.code}
          onChange={(code) => editDraft({ code })}
          onUuid={onUuid}
          refreshCount={refreshCount}
          error={textOf('captcha') ?? captchaRefusal(refusal, draft.code)}
        />
        <RefusalNotice refusal={refusal} />
        <Loading active={busy} label={words.making} />
        <ButtonRow align="ends">
          <EnterAgain onClear={onClear} />
          <Button type="submit" variant="primary" busy={busy && slow} icon={<Icon name="id-card" />}>
            {words.submit}
          </Button>
        </ButtonRow>
      </form>
    </Card>
  );
}

/** The code gives way to the form within the page, so the shell does not move the focus. */
function goTo(element: HTMLElement | null, block: 'start' | 'center') {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
