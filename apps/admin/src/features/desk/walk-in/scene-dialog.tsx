import { revealScannedNumber, scanClientInformationCode } from '@phial/contract/calls/on-site';
import type { DeskAppointment } from '@phial/contract/desk/desk';
import type { Scene, SceneClient } from '@phial/contract/desk/desk-scene';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import styles from '../booking/booking-panel.module.css';
import { RevealNumber } from '../booking/reveal-number.tsx';
import { ActNotice, useAct } from '../booking/use-act.tsx';
import { NoSlotNotice, SlotFields } from './slot-fields.tsx';
import { useWalkInSlot } from './use-walk-in-slot.ts';
import type { WalkInProps } from './walk-in-dialog.tsx';

interface SceneDialogProps extends WalkInProps {
  /** Content of the client information code. */
  token: string;
  /** The person has a booking already: to it. */
  onOpen: (appointment: DeskAppointment) => void;
  /** The code is of no use: to the form. */
  onWalkIn: () => void;
  pointName: (servicePointId: string) => string;
}

/** A client information code at the counter: who it is, what this person has booked, or a seat without typing. */
export function SceneDialog(props: SceneDialogProps) {
  const words = useMessages().desk.walkInForm;
  // Read without being spent, and kept only as long as it is on screen.
  const { data: scene, error } = useQuery({
    ...callQuery(scanClientInformationCode, { body: { token: props.token } }),
    gcTime: 0,
  });
  const problem = error?.message;
  if (scene !== undefined) return <ReadScene {...props} scene={scene} />;
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={words.fromCode}
      closeLabel={words.close}
      actions={
        problem !== undefined && (
          <>
            <Button onClick={props.onClose}>{words.close}</Button>
            <Button onClick={props.onWalkIn}>{words.title}</Button>
          </>
        )
      }
    >
      <Loading active={problem === undefined} label={words.reading} />
      <ActNotice problem={problem} />
      {problem !== undefined && <p>{words.codeFailed}</p>}
    </Dialog>
  );
}

function ReadScene({
  scene: { client, appointments, elsewhere },
  token,
  day,
  slots,
  service,
  mayExceed,
  onClose,
  onChanged,
  onDone,
  onOpen,
  pointName,
}: SceneDialogProps & { scene: Scene }) {
  const { desk } = useMessages();
  const { shortNameOf } = useServices();
  const words = desk.walkInForm;
  const language = useLanguage();
  const id = useId();
  const choice = useWalkInSlot({ day, slots, service, mayExceed });
  const { chosen, body } = choice;
  const [tried, setTried] = useState(false);
  const { act, busy, notice } = useAct(onChanged);

  const onSubmit = () => {
    setTried(true);
    if (body === undefined) return;
    act(
      async () => {
        const { registered } = await send(scanClientInformationCode, {
          body: {
            token,
            place: body,
          },
          ownMessage: true,
        });
        if (registered === null) throw new Error('a registration was answered without its appointment');
        return registered;
      },
      (made) => onDone(words.done(made.name, made.reservationCode)),
    );
  };

  return (
    <FormDialog
      title={words.fromCode}
      closeLabel={words.close}
      back={words.close}
      submit={chosen.identitySeen ? words.submitArrived : words.submit}
      className={styles.form}
      busy={busy}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p>{words.codeHint}</p>
      <SceneClientFacts client={client} token={token} />
      {notice}
      {appointments.length > 0 && (
        <Notice tone="info" title={words.hasBooking}>
          {appointments.map((one, at) => (
            <p key={one.appointmentId}>
              <Button
                size="small"
                data-autofocus={at === 0 || undefined}
                aria-disabled={busy}
                onClick={busy ? undefined : () => onOpen(one)}
              >
                {[
                  desk.moment(formatLongDate(one.day, language), one.time),
                  shortNameOf(one.type),
                  pointName(one.servicePointId),
                  desk.status[one.status],
                ].join(' · ')}
              </Button>
            </p>
          ))}
        </Notice>
      )}
      {elsewhere.length > 0 && (
        <Notice
          tone="info"
          title={desk.find.elsewhere(elsewhere.map((name) => name[language]).join(' · '))}
        />
      )}
      {!choice.hasSlot && <NoSlotNotice mayExceed={mayExceed} />}
      <SlotFields id={id} choice={choice} tried={tried} autoFocus={appointments.length === 0} />
    </FormDialog>
  );
}

/** Who a client information code is about, to be compared with the card. */
function SceneClientFacts({ client, token }: { client: SceneClient; token: string }) {
  const words = useMessages().desk.person;
  const rows = [
    {
      id: 'name',
      term: words.name,
      value: [client.userName, client.enName].filter((name) => name).join(' · '),
    },
    {
      id: 'document',
      term: words.document,
      value: (
        <RevealNumber
          masked={client.maskedDocumentNumber}
          onReveal={(reason) => send(revealScannedNumber, { body: { token, reason }, ownMessage: true })}
        />
      ),
    },
    { id: 'birthday', term: words.birthday, value: client.birthday },
    { id: 'phone', term: words.phone, value: client.telephone },
    { id: 'email', term: words.email, value: client.email },
  ];
  return <DefinitionList rows={rows.filter(({ value }) => value !== '')} />;
}
