import type { DeskSlot } from '@phial/contract/desk';
import { LANGUAGES, type Language } from '@phial/domain/language';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import { Notice } from '@phial/ui/notice/notice';
import { SelectField } from '@phial/ui/select-field/select-field';
import { useMessages } from '../../../language/language.ts';
import { CardSeen } from '../booking/card-seen.tsx';

/** Where a walk-in goes, in which language, and whether the identity card was seen. */
export interface WalkInPlace {
  readonly slotId: string;
  readonly language: Language;
  readonly identitySeen: boolean;
}

/** The fields beside the person, the same for a typed walk-in and for a code. */
export function PlaceFields({
  id,
  slots,
  place,
  slotMissing,
  autoFocus = false,
  onChange,
}: {
  id: string;
  slots: readonly DeskSlot[];
  place: WalkInPlace;
  slotMissing: boolean;
  /** Only the card has to be looked at: its tick is the next step. */
  autoFocus?: boolean;
  onChange: (place: WalkInPlace) => void;
}) {
  const { desk } = useMessages();
  const words = desk.walkInForm;
  const isFull = slots.some(({ slotId, free }) => slotId === place.slotId && free === 0);
  return (
    <div>
      <SelectField
        id={slotFieldId(id)}
        label={words.slot}
        value={place.slotId}
        placeholder={words.choose}
        onChange={(slotId) => onChange({ ...place, slotId })}
        options={slots.map(({ slotId, time, type, free }) => ({
          value: slotId,
          label: words.option(time, desk.typesLong[type], free > 0 ? words.free(free) : words.over),
        }))}
        error={slotMissing ? words.slotNeeded : undefined}
      />
      <div role="status">{isFull && <Notice tone="warning" title={words.overNow} />}</div>
      <ChoiceField
        id={`${id}-language`}
        label={words.language}
        value={place.language}
        options={LANGUAGES.map((one) => ({ value: one, label: desk.languagesLong[one] }))}
        onChange={(value) =>
          onChange({ ...place, language: LANGUAGES.find((one) => one === value) ?? place.language })
        }
      />
      <CardSeen
        id={`${id}-seen`}
        seen={place.identitySeen}
        onSeen={(identitySeen) => onChange({ ...place, identitySeen })}
        missing={false}
        autoFocus={autoFocus}
      />
      <p>{place.identitySeen ? words.checksIn : words.onlyBooks}</p>
    </div>
  );
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

/** For a summary that leads to the field. */
export function slotFieldId(id: string): string {
  return `${id}-slot`;
}
