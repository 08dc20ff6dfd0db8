import type { EditingErrorCode } from '@phial/contract/errors';

/** A sentence for every refusal of the calls by which staff edit the site. */
export const editingRefusals = {
  'content-invalid': 'Some fields are empty or not in the right format. They are marked below.',
  'content-published': 'This has been published before and cannot be deleted. Please withdraw it instead.',
  'entry-required': 'The site cannot do without this entry. Please edit it instead.',
  'mail-server-missing':
    'No mail server is set up yet, so no e-mail can be sent. Please ask whoever operates the server.',
  'code-taken': 'This code is already in use. Please choose another one.',
  'area-in-use': 'There are still service points here. Please move or delete them first.',
  'bookings-in-the-way':
    'There are bookings in the way of this change. Please move or cancel them under opening hours first.',
  'service-point-used':
    'Something was booked at this service point, so it cannot be deleted. Retire it instead: its history stays.',
  'service-point-named':
    'A published collection centre names this service point. Take it out there, or choose another, and publish; then delete it.',
  'service-in-use':
    'This service is offered by a service point, has opening hours or has been booked, so it cannot be deleted. You can retire it instead.',
  'sample-in-use':
    'Real things still hang on the sample, and nothing was removed. Please change what is listed first.',
  'picture-format': 'Please choose a JPEG, PNG or WebP picture.',
  'picture-unreadable': 'This picture is damaged and cannot be read. Please choose another one.',
  'picture-animated': 'Animated images are not accepted. Please choose a still image.',
  'picture-too-large': 'This picture is too large. Please choose one of at most 40 megapixels and 12 MB.',
  'picture-too-small': 'This picture is too small to look sharp here. Please choose a larger one.',
  'import-invalid': 'Some of the file has to be corrected first. Nothing was imported.',
  'import-outdated':
    'The data on this site have changed since the preview. Please look at it again before importing.',
} satisfies Record<EditingErrorCode, string>;
