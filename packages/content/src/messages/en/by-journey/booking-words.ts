export { bookingDesk } from '../booking-desk.ts';
export { bookingWizard } from '../booking-wizard.ts';
