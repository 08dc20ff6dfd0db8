import { useLink } from '../../features/linked-page/use-link.ts';
import { LinkedBooking } from '../../features/own-booking/linked-booking.tsx';
import { NoBooking } from '../../features/own-booking/no-booking.tsx';
import { useMessages } from '../../language/language.ts';

/** The one booking that the link of a message opens. */
export function OwnBooking() {
  const words = useMessages('furtherBooking').ownBooking;
  const link = useLink('/booking');
  if (link === undefined) return <NoBooking title={words.wrongTitle} text={words.noLink} />;
  return <LinkedBooking key={link} link={link} />;
}
