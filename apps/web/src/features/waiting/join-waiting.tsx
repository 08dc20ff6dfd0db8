import { joinWaitingList } from '@phial/contract/calls/waiting';
import {
  EMPTY_PERSON_FORM,
  type PersonField,
  type PersonForm,
  toPerson,
} from '@phial/domain/booking/booking-form';
import { CAPTCHA_LENGTH, normaliseCaptcha } from '@phial/domain/booking/captcha-text';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { toWireLanguage } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { Heading } from '@phial/ui/phrases/phrases';
import { type FormEvent, useCallback, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { CaptchaField } from '../../fields/captcha-field.tsx';
import { captchaRefusal, RefusalNotice } from '../../fields/refusal-notice.tsx';
import { TermsLink } from '../../fields/terms-link.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useInvalidTitle, usePage } from '../../shell/page.ts';
import { HOME, writeAddress } from '../booking/journey.ts';
import { Screen } from '../booking/landing/screen.tsx';
import { PersonFields } from '../booking/steps/person-fields.tsx';
import { FIELDS, idOf, mistakesOf } from '../booking/steps/person-mistakes.ts';
import { useJoin } from './use-join.ts';
import styles from './waiting.module.css';
import { WISH_CONTROL, WishFields } from './wish-fields.tsx';
import { mistakesOfWishes, presetWishes, type Wishes, wiredWishes } from './wishes.ts';

const CAPTCHA = 'waiting-captcha';
const AGREEMENT = 'waiting-agreement';

interface JoinWaitingProps {
  type: ServiceType;
  /** Preset where it is given, as is the day. */
  point: string | undefined;
  day: DayKey | undefined;
}

/** Joining the waiting list with one identity as for a booking. */
export function JoinWaiting({ type, point, day }: JoinWaitingProps) {
  const { waitingList: words, errors } = useMessages('furtherBooking');
  const language = useLanguage();
  const page = usePage();
  const [wishes, setWishes] = useState<Wishes>(() => presetWishes(point, { firstDay: day, lastDay: day }));
  const [person, setPerson] = useState<PersonForm>(EMPTY_PERSON_FORM);
  const [captcha, setCaptcha] = useState({ uuid: '', text: '' });
  const [agreed, setAgreed] = useState(false);
  const onUuid = useCallback((uuid: string) => setCaptcha((now) => ({ ...now, uuid })), []);

  const wishMistakes = mistakesOfWishes(wishes);
  const { mistakes: personMistakes } = mistakesOf(person);
  const isCaptchaMissing = normaliseCaptcha(captcha.text).length !== CAPTCHA_LENGTH || captcha.uuid === '';
  const wrong = [
    ...wishMistakes.map((mistake) => ({ fieldId: WISH_CONTROL[mistake], text: words[mistake] })),
    ...FIELDS.flatMap((field) => {
      const mistake = personMistakes[field];
      // That one contact is needed is one line, which leads to the first of the two.
      const isRepeated = field === 'email' && mistake === 'phone-or-email';
      return mistake === undefined || isRepeated
        ? []
        : [{ fieldId: idOf(0, field), text: errors.form[mistake] }];
    }),
    ...(isCaptchaMissing ? [{ fieldId: CAPTCHA, text: errors.form['captcha-required'] }] : []),
    ...(agreed ? [] : [{ fieldId: AGREEMENT, text: words.agreeNeeded }]),
  ];
  const { attempt, refusal, refreshCount, busy, submit } = useJoin(() =>
    send(joinWaitingList, {
      body: {
        ...toPerson(person),
        ...wiredWishes(wishes),
        type,
        language: toWireLanguage(language),
        uuid: captcha.uuid,
        captcha: normaliseCaptcha(captcha.text),
      },
      timeLimit: 'short',
      ownMessage: true,
    }),
  );
  const shows = attempt > 0;
  const textOf = (id: string) => (shows ? wrong.find(({ fieldId }) => fieldId === id)?.text : undefined);
  useInvalidTitle((shows && wrong.length > 0) || refusal !== undefined);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(wrong.length === 0);
  };
  const personText = (field: PersonField) => {
    const mistake = personMistakes[field];
    return shows && mistake !== undefined ? errors.form[mistake] : undefined;
  };
  return (
    <Screen>
      <Heading level={1}>{words.joinTitle}</Heading>
      <p>{words.joinLead}</p>
      <Card padding="large">
        <form noValidate onSubmit={onSubmit} className={styles.form}>
          <ErrorSummary title={words.errorsTitle} errors={shows ? wrong : []} attempt={attempt} />
          <WishFields
            type={type}
            wishes={wishes}
            onChange={(changes) => setWishes((now) => ({ ...now, ...changes }))}
            mistakes={shows ? wishMistakes : []}
          />
          <fieldset className={styles.part}>
            <legend className={styles.legend}>{words.person}</legend>
            <PersonFields
              index={0}
              form={person}
              onType={(changes) => setPerson((now) => ({ ...now, ...changes }))}
              textOf={personText}
            />
          </fieldset>
          <CaptchaField
            id={CAPTCHA}
            value={captcha.text}
            onChange={(text) => setCaptcha((now) => ({ ...now, text }))}
            onUuid={onUuid}
            refreshCount={refreshCount}
            error={textOf(CAPTCHA) ?? captchaRefusal(refusal, captcha.text)}
          />
          <Checkbox
            id={AGREEMENT}
            label={words.agree}
            checked={agreed}
            onChange={setAgreed}
            error={textOf(AGREEMENT)}
            extra={
              <>
                <TermsLink read={words.readTerms} text="service" />{' '}
                <TermsLink read={words.readPrivacy} text="privacy" />
              </>
            }
          />
          <RefusalNotice refusal={refusal} />
          <ButtonRow align="ends">
            <Button onClick={() => page.open(writeAddress({ ...HOME, tab: 'reserve', step: 1, type }))}>
              {words.back}
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              {words.join}
            </Button>
          </ButtonRow>
        </form>
      </Card>
    </Screen>
  );
}
