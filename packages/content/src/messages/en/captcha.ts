/** The captcha, and the work of the device in place of its picture, on both sites. */
export const captcha = {
  label: 'Verification code',
  picture: 'Picture of a code of four letters or digits.',
  refresh: 'New picture',
  loading: 'Loading the picture',
  failed: 'The picture could not be loaded.',
  retry: 'Try again',
  renewed: 'This is a new picture. Please type the code it shows.',
  help: (phone: string | undefined) =>
    phone === undefined
      ? 'Can’t read the picture? Choose “Continue without the picture”.'
      : `Can’t read the picture? Choose “Continue without the picture”, or call ${phone} and our staff will help you.`,
  without: 'Continue without the picture',
  working: 'Your device is doing a short check in place of the picture. This usually takes a few seconds.',
  progress: 'Progress of the check',
  cancel: 'Use the picture instead',
  earned: 'Done. The code has been filled in for you, and you can go on.',
  notEarned: 'The check could not be finished. Please try again, or use the picture.',
  filledIn: 'Filled in for you',
};
