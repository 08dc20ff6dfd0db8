import type { DeskPoint } from '@phial/contract/desk/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { SelectField } from '@phial/ui/select-field/select-field';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { SlotPicker } from '../change/slot-picker.tsx';
import { DayRestrictions } from '../day/day-restrictions.tsx';
import type { DeskHold } from './use-desk-hold.ts';

interface SlotChoiceProps {
  id: string;
  points: readonly DeskPoint[];
  today: DayKey;
  /** Where the choice begins. */
  start: { servicePointId: string; type: ServiceType };
  hold: DeskHold;
  error: string | undefined;
}

/** Service point, service, day and time of a booking at the desk. A time is held as soon as it is chosen. */
export function SlotChoice({ id, points, today, start, hold, error }: SlotChoiceProps) {
  const words = useMessages().desk;
  const language = useLanguage();
  const { nameOf } = useServices();
  const [point, setPoint] = useState(start.servicePointId);
  const [type, setType] = useState<ServiceType>(start.type);
  const typesOf = (of: string) => points.find(({ servicePointId }) => servicePointId === of)?.types ?? [];
  const types = typesOf(point);
  const { chosen } = hold;
  const isShown = chosen?.servicePointId === point && chosen.type === type;

  const choosePoint = (next: string) => {
    const offered = typesOf(next);
    setPoint(next);
    setType(offered.find((one) => one === type) ?? offered[0] ?? type);
  };

  return (
    <>
      <SelectField
        id={pointFieldId(id)}
        label={words.point}
        value={point}
        onChange={choosePoint}
        options={points.map((one) => ({ value: one.servicePointId, label: one.name[language] }))}
        data-autofocus
      />
      {types.length > 1 && (
        <SelectField
          id={`${id}-type`}
          label={words.service}
          value={type}
          onChange={(next) => setType(types.find((one) => one === next) ?? type)}
          options={types.map((one) => ({ value: one, label: nameOf(one) }))}
        />
      )}
      <SlotPicker
        key={`${point} ${type}`}
        servicePointId={point}
        type={type}
        today={today}
        chosen={isShown ? chosen : undefined}
        onChoose={(slot) => slot && hold.choose({ ...slot, servicePointId: point, type })}
        error={error}
      />
      <div role="status">{isShown && <DayRestrictions type={type} day={chosen.day} />}</div>
    </>
  );
}

/** The first field, for a summary that leads to it. */
export function pointFieldId(id: string): string {
  return `${id}-point`;
}
