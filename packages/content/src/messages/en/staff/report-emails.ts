/** A doctor’s choice of which reports to be written to about. */
export const reportEmails = {
  title: 'E-mails about reports',
  lead: (address: string) =>
    `When a report arrives, we write to ${address}. The e-mail names neither the patient nor any result.`,
  label: 'Write to me about',
  all: 'Every new report and newer version',
  critical: 'Only critical results, and versions that replace them',
  always: 'For the safety of patients, e-mails about critical results cannot be switched off.',
  noAddress: 'Your login is not an e-mail address, so we cannot write to you about reports.',
  noAddressHint:
    'The laboratory telephones you about critical results. To be written to, ask it for an account with an e-mail address as its login.',
  noMailServer: 'The laboratory sends no e-mails at present.',
  noMailServerHint: 'It telephones you about critical results that you have not acknowledged.',
  save: 'Save',
  saved: 'Your choice has been saved',
  loading: 'Loading your choice',
  failed: 'Your choice could not be loaded',
};
