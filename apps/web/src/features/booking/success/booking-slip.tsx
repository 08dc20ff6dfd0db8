import { laboratory } from '@phial/browser/published/published-document';
import { QrCode } from '@phial/browser/qr/qr-code';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { dayOf, formatLongDate, parseServTime, timeOf } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Button, ButtonLink } from '@phial/ui/button/button';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Phrases } from '@phial/ui/phrases/phrases';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { directionsOf, mapOf } from '../location.ts';
import { Preparation } from '../services/preparation.tsx';
import { useService } from '../services/services.ts';
import styles from './booking-slip.module.css';
import codeStyles from './reservation-code.module.css';

/** A booking without what never stands on a slip. */
export type SlipRecord = Omit<BookingRecord, 'docNo' | 'telNo' | 'email' | 'link'>;

/**
 * What the visitor takes along, on screen and printed on one page, in large print on two. The document
 * number, the phone and the e-mail never stand on it (docs/rules/privacy.md#masked-numbers).
 * @param props.children ways to keep it, beside the code; not printed
 */
export function BookingSlip({ record, children }: { record: SlipRecord; children?: ReactNode }) {
  const words = useMessages('booking').bookingDesk;
  const language = useLanguage();
  const start = parseServTime(record.servTime);
  const point = record.testServPtVo;
  const service = useService(record.type);

  return (
    <div className={styles.slip}>
      <p className={styles.letterhead}>
        <b>{laboratory().name[language]}</b>
        <span>{laboratory().hotline?.text[language]}</span>
      </p>
      <ReservationCode code={record.appointmentRelNumber}>{children}</ReservationCode>
      <div className={styles.facts}>
        <Fact icon="clock" title={words.success.when}>
          {start && (
            <p className={styles.strong}>
              <time dateTime={start.toISOString()}>
                {words.success.moment(formatLongDate(dayOf(start), language), timeOf(start))}
              </time>
            </p>
          )}
          <p>{service?.name[language]}</p>
          <p>{words.success.person(record.name)}</p>
        </Fact>
        <Fact icon="map-pin" title={words.success.where}>
          <p className={styles.strong}>{localised(point, 'servPt', language)}</p>
          <p>{localised(point, 'address', language)}</p>
          {directionsOf(point, language).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <a href={`tel:${point.tel.replace(/[^\d+]/g, '')}`}>{point.tel}</a>
          </p>
          <div data-print="hide">
            <ButtonLink
              size="small"
              icon={<Icon name="external" />}
              href={mapOf(laboratory(), point)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {words.record.map}
              <VisuallyHidden> ({words.record.newTab})</VisuallyHidden>
            </ButtonLink>
          </div>
        </Fact>
        <Fact icon="id-card" title={words.success.bring}>
          <ul>
            <li>{words.success.bringIdentityCard}</li>
            <li>{words.success.bringRequestNote}</li>
          </ul>
        </Fact>
        <Fact icon="fasting" title={words.success.prepare}>
          <Preparation services={service === undefined ? [] : [service]} />
        </Fact>
        <Fact icon="note" title={words.success.next}>
          <ol>
            <li data-print="hide">{words.success.nextKeep}</li>
            <li>{words.success.nextAttend}</li>
            <li>{words.success.nextChange}</li>
          </ol>
        </Fact>
      </div>
      <p className={styles.small}>{words.success.slipNote}</p>
    </div>
  );
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.fact} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Icon name={icon} />
        <Phrases text={title} />
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** The code as the scanner of the counter reads it; nothing in its place until it is drawn. */
function CodeToScan({ code }: { code: string }) {
  const words = useMessages('furtherBooking').ownBooking;
  const { data: picture } = useQuery({
    queryKey: ['qr-code', code],
    queryFn: async () => (await import('@phial/browser/qr/encode-qr')).encodeQr(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={codeStyles.scan}>
      {picture && <QrCode className={codeStyles.picture} picture={picture} label={words.qr(code)} />}
    </div>
  );
}

/**
 * The reservation code, large, selectable as a whole and copyable.
 * @param props.children ways to keep it, beside it
 */
function ReservationCode({ code, children }: { code: string; children?: ReactNode }) {
  const { record, success: words } = useMessages('booking').bookingDesk;
  const [copying, setCopying] = useState<'copied' | 'copyByHand'>();
  const text = useRef<HTMLElement>(null);
  const labelId = useId();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopying('copied');
    } catch {
      // Refused, or a page without TLS, where browsers have no clipboard.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setCopying('copyByHand');
    }
  };

  return (
    <div className={codeStyles.box}>
      <CodeToScan code={code} />
      <div className={codeStyles.words}>
        <p className="strong" id={labelId}>
          {record.code}
        </p>
        <p className={codeStyles.line}>
          <strong ref={text} className={codeStyles.code} data-testid="reservation-code">
            {code}
          </strong>
          <span data-print="hide">
            <Button
              size="small"
              icon={<Icon name={copying === 'copied' ? 'check' : 'copy'} />}
              onClick={() => void copy()}
              aria-describedby={labelId}
            >
              {words.copy}
            </Button>
          </span>
        </p>
        <p role="status" className={codeStyles.told} data-print="hide">
          {copying ? words[copying] : words.codeHint}
        </p>
      </div>
      <div className={codeStyles.keep} data-print="hide">
        {children}
      </div>
    </div>
  );
}
