import { type PersonForm, toPerson } from '@phial/domain/booking/booking-form';
import { formatCardTime, formatLongDate } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { Card } from '@phial/ui/card/card';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { Heading } from '@phial/ui/phrases/phrases';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { type ReactNode, useId } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { DayRestrictions } from '../services/restrictions.tsx';
import { useService } from '../services/services.ts';
import summary from './booking-summary.module.css';
import { findPoint } from './service-points.ts';
import { MissingChoice, type StepProps } from './step-form.tsx';
import type { MemberRefusal } from './submission.ts';
import { peopleOf } from './wizard-state.ts';

interface BookingSummaryProps extends Pick<StepProps, 'address' | 'go' | 'state' | 'servicePoints' | 'hold'> {
  /** Said beside the person it is about. */
  refused: MemberRefusal | undefined;
}

/** What will be booked, for whom. Each part leads back to where it was chosen. */
export function BookingSummary({ address, go, state, servicePoints, hold, refused }: BookingSummaryProps) {
  const { bookingWizard: words } = useMessages('booking');
  const { bookingParty } = useMessages('furtherBooking');
  const language = useLanguage();
  const point = findPoint(servicePoints.points, address.point);
  const service = useService(address.type);
  const people = peopleOf(state, address.people);
  const time = address.time ?? '';
  return (
    <div className={summary.summary}>
      <Part title={words.yourAppointment} onChange={() => go({ ...address, step: 2 })}>
        <DefinitionList
          rows={[
            { term: words.service, value: service?.name[language] },
            {
              term: words.time,
              value: (
                <>
                  <time className={summary.time}>{formatCardTime(time)}</time>
                  <span className="quiet">{formatLongDate(time.slice(0, 10), language)}</span>
                </>
              ),
            },
            { term: words.centre, value: point && localised(point, 'servPt', language) },
            { term: words.address, value: point && localised(point, 'address', language) },
            { term: words.centrePhone, value: point?.tel },
          ]}
        />
        {time !== '' && <DayRestrictions service={service} day={time.slice(0, 10)} />}
      </Part>
      <Part
        title={people.length === 1 ? words.yourDetails : bookingParty.details}
        onChange={() => go({ ...address, step: 3 })}
      >
        {people.map(({ form }, index) => {
          const title = bookingParty.person(index + 1);
          return people.length === 1 ? (
            <PersonDetails key={title} form={form} />
          ) : (
            <PersonDetails
              key={title}
              form={form}
              title={title}
              servTime={hold.running?.servTimes?.[index]}
              refusal={refused?.person === index + 1 ? refused.text() : undefined}
            />
          );
        })}
      </Part>
    </div>
  );
}

/**
 * @param props.title, props.servTime where there are several people, the time where it is held
 * @param props.refusal why this one of them cannot be booked
 */
function PersonDetails({
  form,
  title,
  servTime,
  refusal,
}: {
  form: PersonForm;
  title?: string;
  servTime?: string | undefined;
  refusal?: string | undefined;
}) {
  const { bookingWizard: words, bookingDesk } = useMessages('booking');
  const id = useId();
  const { name, docNo, telNo, email } = toPerson(form);
  return (
    <>
      {title !== undefined && <p className={`strong ${summary.person}`}>{title}</p>}
      {title !== undefined && <MissingChoice id={`${id}-refusal`} words={refusal} />}
      <DefinitionList
        rows={[
          ...(servTime === undefined ? [] : [{ term: words.time, value: servTime.slice(11, 16) }]),
          { term: words.name, value: name },
          { term: bookingDesk.documentNumber.label, value: docNo },
          ...(telNo === '' ? [] : [{ term: words.telNo, value: telNo }]),
          ...(email === '' ? [] : [{ term: words.email, value: email }]),
        ]}
      />
    </>
  );
}

function Part({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  const words = useMessages('booking').bookingWizard;
  return (
    <Card>
      <div className={summary.head}>
        <Heading level={2} className="text-xl">
          {title}
        </Heading>
        <Button size="small" variant="quiet" flush="end" onClick={onChange}>
          {words.change} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      {children}
    </Card>
  );
}
