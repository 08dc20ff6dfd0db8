import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { Notice } from '@phial/ui/notice/notice';
import { useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';

/** Who cannot have a service on a day, before somebody is booked for it. Nothing where everybody can come. */
export function DayRestrictions({ type, day }: { type: ServiceType; day: DayKey }) {
  const words = useMessages().desk;
  const who = useServices().excludedOn(type, day);
  if (who.length === 0) return null;
  return (
    <Notice tone="warning" title={words.excluded}>
      {who.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
