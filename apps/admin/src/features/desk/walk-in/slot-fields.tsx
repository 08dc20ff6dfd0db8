import { LANGUAGES } from '@phial/domain/language';
import { ChoiceField, choiceId } from '@phial/ui/choice-field/choice-field';
import type { FieldError } from '@phial/ui/error-summary/error-summary';
import { Notice } from '@phial/ui/notice/notice';
import { SelectField } from '@phial/ui/select-field/select-field';
import { useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { CardSeen } from '../booking/card-seen.tsx';
import { DayRestrictions } from '../day/day-restrictions.tsx';
import type { useWalkInSlot } from './use-walk-in-slot.ts';

type Choice = ReturnType<typeof useWalkInSlot>;

/** The fields beside the person, the same for a typed walk-in and for a code. */
export function SlotFields({
  id,
  choice: { chosen, setChosen, chooseService, services, offered, slot, lost, day },
  tried,
  autoFocus = false,
}: {
  id: string;
  choice: Choice;
  /** Somebody has tried to send it: what is missing shows. */
  tried: boolean;
  /** Only the card has to be looked at: its tick is the next step. */
  autoFocus?: boolean;
}) {
  const { desk } = useMessages();
  const { nameOf } = useServices();
  const words = desk.walkInForm;
  return (
    <div>
      {services.length > 1 && (
        <ChoiceField
          id={serviceFieldId(id)}
          label={desk.service}
          value={chosen.service ?? ''}
          options={services.map((one) => ({ value: one, label: nameOf(one) }))}
          onChange={(value) => {
            const service = services.find((one) => one === value);
            if (service !== undefined) chooseService(service);
          }}
          error={tried && chosen.service === undefined ? words.serviceNeeded : undefined}
        />
      )}
      {chosen.service !== undefined && (
        <SelectField
          id={slotFieldId(id)}
          label={words.slot}
          value={slot?.slotId ?? ''}
          placeholder={words.choose}
          onChange={(slotId) => setChosen({ ...chosen, slotId })}
          options={offered.map(({ slotId, time, type, free }) => ({
            value: slotId,
            label: words.option(time, nameOf(type), free > 0 ? words.free(free) : words.over),
          }))}
          error={tried && slot === undefined ? words.slotNeeded : undefined}
        />
      )}
      <div role="status">
        {chosen.service !== undefined && <DayRestrictions type={chosen.service} day={day} />}
        {slot?.free === 0 && <Notice tone="warning" title={words.overNow} />}
        {lost !== undefined && <Notice tone="warning" title={words.lost(lost.time)} />}
      </div>
      <ChoiceField
        id={`${id}-language`}
        label={words.language}
        value={chosen.language}
        options={LANGUAGES.map((one) => ({ value: one, label: desk.languagesLong[one] }))}
        onChange={(value) =>
          setChosen({ ...chosen, language: LANGUAGES.find((one) => one === value) ?? chosen.language })
        }
      />
      <CardSeen
        id={`${id}-seen`}
        seen={chosen.identitySeen}
        onSeen={(identitySeen) => setChosen({ ...chosen, identitySeen })}
        missing={false}
        autoFocus={autoFocus}
      />
      <p>{chosen.identitySeen ? words.checksIn : words.onlyBooks}</p>
    </div>
  );
}

/** What is still to be chosen, for a summary that leads to the field. */
export function useSlotErrors(id: string, { chosen, services, slot }: Choice): FieldError[] {
  const words = useMessages().desk.walkInForm;
  if (chosen.service === undefined) {
    return [{ fieldId: choiceId(serviceFieldId(id), services[0]), text: words.serviceNeeded }];
  }
  return slot === undefined ? [{ fieldId: slotFieldId(id), text: words.slotNeeded }] : [];
}

/** The day is full; who can help, for whoever may not go over the capacity. */
export function NoSlotNotice({ mayExceed }: { mayExceed: boolean }) {
  const words = useMessages().desk.walkInForm;
  return (
    <Notice tone="warning" title={words.noSlot}>
      {!mayExceed && <p>{words.noSlotHint}</p>}
    </Notice>
  );
}

function slotFieldId(id: string): string {
  return `${id}-slot`;
}

function serviceFieldId(id: string): string {
  return `${id}-service`;
}
