/** Notes of the desk about a day. */
export const dayNotes = {
  write: 'Write a day note',
  change: 'Change day notes',
  ofPoint: 'Note for this service point',
  ofAll: 'Note for all service points',
  saved: (moment: string) => `Saved ${moment}`,
  title: (date: string) => `Day note, ${date}`,
  close: 'Close',
  where: 'For',
  allPoints: 'All service points',
  note: 'Note',
  hint: 'For colleagues, at most 500 characters. No names, numbers or anything else about a patient. Leave empty to remove it.',
  tooLong: (most: number, now: number) => `At most ${most} characters; there are ${now}`,
  save: 'Save',
  done: 'The day note is saved',
  removed: 'The day note is removed',
  conflict: 'Somebody else has just changed this note. It now says:',
  nowEmpty: 'Nothing; it was removed.',
  conflictHint:
    'What you typed is still below and has not been saved. Add what is missing; saving again replaces the note.',
};
