import type { DeskSlot } from '@phial/contract/desk/desk';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { type Language, toWireLanguage } from '@phial/domain/language';
import { useState } from 'react';
import { useLanguage } from '../../../language/language.ts';
import { likelySlot, offeredSlots, servicesOf } from './offered-slots.ts';

/** Where a walk-in goes, in which language, and whether the identity card was seen. */
export interface WalkInChoice {
  /** Undefined until it is chosen, where a point has several. */
  readonly service: ServiceType | undefined;
  /** Empty while none is chosen. */
  readonly slotId: string;
  readonly language: Language;
  readonly identitySeen: boolean;
}

/**
 * The slot of a walk-in while it is chosen. The service comes first: of each, the time that is most likely wanted
 * is chosen beforehand.
 * @param slots of today, which follow the server
 */
export function useWalkInSlot({
  day,
  slots,
  slotId,
  service,
  mayExceed,
}: {
  day: DayKey;
  slots: readonly DeskSlot[];
  /** The free seat that was pressed. */
  slotId?: string | undefined;
  /** The only service looked at. */
  service: ServiceType | undefined;
  mayExceed: boolean;
}) {
  const language = useLanguage();
  const services = servicesOf(slots);
  const [chosen, setChosen] = useState<WalkInChoice>(() => {
    const pressed = slots.find((one) => one.slotId === slotId);
    const [only, ...more] = services;
    const first = pressed?.type ?? service ?? (more.length === 0 ? only : undefined);
    return {
      service: first,
      slotId: pressed?.slotId ?? likelyId(slots, first),
      language,
      identitySeen: false,
    };
  });
  const offered = offeredSlots(slots, mayExceed);
  const slot = offered.find((one) => one.slotId === chosen.slotId);
  return {
    day,
    chosen,
    setChosen,
    chooseService: (next: ServiceType) =>
      setChosen({ ...chosen, service: next, slotId: likelyId(slots, next) }),
    services,
    /** Whether any seat of the day can be taken. */
    hasSlot: offered.length > 0,
    /** The slots of the service that can be taken. */
    offered: offered.filter(({ type }) => type === chosen.service),
    /** The chosen one, as long as it can be taken. */
    slot,
    /** The part of the call that says where; undefined while no slot is chosen. */
    body: slot && {
      slotId: slot.slotId,
      identitySeen: chosen.identitySeen,
      language: toWireLanguage(chosen.language),
      ...(slot.free === 0 && { overCapacity: true }),
    },
    /** The chosen one, when somebody else has taken its last seat meanwhile. */
    lost: slot === undefined ? slots.find((one) => one.slotId === chosen.slotId) : undefined,
  };
}

function likelyId(slots: readonly DeskSlot[], service: ServiceType | undefined): string {
  return service === undefined ? '' : (likelySlot(slots, service)?.slotId ?? '');
}
