import { useSecondsLeft } from '@phial/browser/clock/use-seconds-left';
import { notify } from '@phial/browser/notices/notices';
import { LaboratoryMark } from '@phial/browser/published/laboratory-mark';
import { laboratory } from '@phial/browser/published/published-document';
import { CLIENT_INFORMATION_SECONDS } from '@phial/domain/booking/client-information-code';
import { dayOf, formatLongDate, timeOf } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { EnterAgain } from '../enter-again.tsx';
import { CodeClock } from './code-clock.tsx';
import styles from './code-screen.module.css';
import type { IssuedCode } from './issued-code.ts';
import { QrImage } from './qr-image.tsx';
import { savePicture } from './save-picture.ts';

interface CodeScreenProps {
  code: IssuedCode;
  /** Back to the form with every answer kept. */
  onChange: () => void;
  /** Back to the form for a new code of the same answers. */
  onRenew: () => void;
  /** Back to an empty form. */
  onClear: () => void;
}

/** The client information code with its hour, to show, save or print. */
export function CodeScreen({ code, onChange, onRenew, onClear }: CodeScreenProps) {
  const { infoEnter: words, errors } = useMessages('clientInformation');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const seconds = useSecondsLeft(code.endsAt, CLIENT_INFORMATION_SECONDS);
  const expired = seconds === 0;

  const ends = new Date(code.endsAt);
  const until = words.until(formatLongDate(dayOf(ends), language), timeOf(ends));

  // The form gives way to this screen: whoever listens hears first that it is done.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const save = async () => {
    const moment = `${dayOf(ends)}-${timeOf(ends).replace(':', '')}`;
    const lines = [`${laboratory().name[language]}  ${words.slip}`, until];
    try {
      await savePicture(code.picture, { lines, fileName: `client-information-${moment}.png` });
    } catch {
      notify({ tone: 'error', text: words.notSaved });
    }
  };

  return (
    <div className={styles.screen}>
      <div className={styles.letterhead} aria-hidden="true">
        <LaboratoryMark size={36} />
        <b>{laboratory().name[language]}</b>
        <span>{laboratory().hotline?.text[language]}</span>
      </div>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {words.codeTitle}
      </Heading>
      <div className={styles.columns}>
        <QrImage
          picture={code.picture}
          label={words.picture}
          stamp={expired ? errors.form['qr-code-invalid'] : undefined}
        />
        <div className={styles.side}>
          {expired ? (
            <>
              <Notice tone="warning" title={words.expired} live="alert">
                <p>{words.expiredHint(timeOf(ends))}</p>
              </Notice>
              <ButtonRow>
                <Button variant="primary" icon={<Icon name="refresh" />} onClick={onRenew}>
                  {words.renew}
                </Button>
              </ButtonRow>
            </>
          ) : (
            <>
              <CodeClock seconds={seconds} until={until} />
              <ol className={styles.steps}>
                <li data-print="hide">{words.stepKeep}</li>
                <li>
                  {words.stepShow} <span data-print="hide">{words.stepBright}</span>
                </li>
                <li>{words.stepCheck}</li>
              </ol>
              <div data-print="hide">
                <ButtonRow>
                  <Button variant="primary" icon={<Icon name="download" />} onClick={() => void save()}>
                    {words.save}
                  </Button>
                  <Button icon={<Icon name="print" />} onClick={() => window.print()}>
                    {words.print}
                  </Button>
                </ButtonRow>
              </div>
            </>
          )}
          <p className={styles.kept}>
            <Icon name="lock" size={20} />
            <span>{words.nothingStored}</span>
          </p>
        </div>
      </div>
      <div className={styles.ways} data-print="hide">
        <EnterAgain onClear={onClear} />
        <Button variant="quiet" flush="end" icon={<Icon name="edit" />} onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </div>
  );
}
