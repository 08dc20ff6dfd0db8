/* What follows the first screens of the booking page: a file of its own, fetched when somebody sets out. */
export { BookingSearch } from '../../features/booking/search/booking-search.tsx';
export { Wizard } from '../../features/booking/steps/wizard.tsx';
export { BookingSuccess } from '../../features/booking/success/booking-success.tsx';
export { PartySuccess } from '../../features/booking/success/party-success.tsx';
