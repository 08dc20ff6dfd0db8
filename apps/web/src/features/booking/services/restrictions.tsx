import { preparationFacts, restrictionsOn } from '@phial/content/preparation';
import type { BookingService } from '@phial/contract/booking/service';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { Notice } from '@phial/ui/notice/notice';
import { useLanguage } from '../../../language/language.ts';

interface ServiceRestrictionsProps {
  /** Undefined until it is known. */
  service: BookingService | undefined;
}

/** Who cannot have the service and on which weekdays, before a day is chosen. Nothing where everybody can come. */
export function ServiceRestrictions({ service }: ServiceRestrictionsProps) {
  const language = useLanguage();
  const facts = service === undefined ? [] : preparationFacts(service.preparation, language);
  const restriction = facts.find(({ kind }) => kind === 'restriction');
  if (restriction === undefined) return null;
  return (
    <Notice tone="info" title={restriction.title}>
      <Lines lines={restriction.lines} />
    </Notice>
  );
}

/** Who cannot have the service on the chosen day. Nothing on a day on which everybody can come. */
export function DayRestrictions({ service, day }: ServiceRestrictionsProps & { day: DayKey }) {
  const language = useLanguage();
  const restriction = service && restrictionsOn(service.preparation, day, language);
  if (restriction === undefined) return null;
  return (
    <Notice tone="warning" title={restriction.title}>
      <Lines lines={restriction.who} />
    </Notice>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The restrictions of a day in one sentence, for whoever listens; empty where there are none. */
export function useSpokenRestrictions(service: BookingService | undefined): (day: DayKey) => string {
  const language = useLanguage();
  return (day) => {
    const restriction = service && restrictionsOn(service.preparation, day, language);
    return restriction === undefined ? '' : [restriction.title, ...restriction.who].join('; ');
  };
}
