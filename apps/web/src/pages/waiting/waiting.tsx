import { parseServiceCode } from '@phial/domain/booking/service-type';
import { dayOf, isDay } from '@phial/domain/hong-kong-time';
import { keptLink } from '../../features/linked-page/kept-link.ts';
import { useLink } from '../../features/linked-page/use-link.ts';
import { JoinEarlier } from '../../features/waiting/join-earlier.tsx';
import { JoinWaiting } from '../../features/waiting/join-waiting.tsx';
import { LinkedEntry, NoEntry } from '../../features/waiting/linked-entry.tsx';
import { usePage } from '../../shell/page.ts';

/** The waiting list: joining it from the booking or from a booking's own page, and one's own entry by its link. */
export function Waiting() {
  const { params } = usePage();
  const link = useLink('/waiting');
  const type = parseServiceCode(params.get('type') ?? undefined);
  if (params.get('earlier') === '1') {
    const bookingLink = keptLink('/booking');
    return bookingLink === undefined ? <NoEntry /> : <JoinEarlier link={bookingLink} />;
  }
  if (type !== undefined) {
    const day = params.get('day') ?? '';
    return (
      <JoinWaiting
        type={type}
        point={params.get('point') ?? undefined}
        day={isDay(day) && day >= dayOf(new Date()) ? day : undefined}
      />
    );
  }
  return link === undefined ? <NoEntry /> : <LinkedEntry key={link} link={link} />;
}
