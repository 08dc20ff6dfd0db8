import type { OrderErrorCode } from '@phial/contract/errors';

/** A sentence for every refusal of the calls about orders. */
export const orderRefusals = {
  'patient-exists': 'You already have a patient with this document number. Please choose that patient.',
  'order-item-unknown':
    'Something you chose is no longer offered by the laboratory. Please remove it from the order.',
  'order-patient-missing': 'Please choose the patient before you place the order.',
  'order-items-missing': 'Please choose at least one package or test before you place the order.',
  'order-state': 'The order has changed and no longer allows this. Please check it again.',
  'order-set-name': 'Please give the set a name of 1 to 60 characters.',
  'order-set-name-taken': 'You already have a set with this name. Please choose another name.',
  'order-sets-full': 'You can keep 50 order sets. Please delete one you no longer use first.',
  'favourites-full': 'You can keep 100 favourites. Please take one you no longer use out first.',
  'order-unknown': 'There is no order with this number or QR code. Please check it and try again.',
  'orders-not-sent':
    'Some of these orders were never sent out in this version, so none was acknowledged. `data.orders` names them.',
  'feed-position-unknown':
    'This position of the feed is unknown, for example after a backup was restored. Please begin again without `since`.',
  'specimen-bundle-invalid':
    'The whole bundle of specimens was refused. The list of issues says what needs to be corrected.',
  'request-note-invalid': 'This request note code is no longer valid. Please fill in your details yourself.',
} satisfies Record<OrderErrorCode, string>;
