export { bookingParty } from '../booking-party.ts';
export { ownBooking } from '../own-booking.ts';
export { waitingList } from '../waiting-list.ts';
