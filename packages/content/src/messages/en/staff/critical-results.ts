/** Critical results that the laboratory telephones doctors about. */
export const criticalResults = {
  title: 'Critical results',
  lead: (minutes: number) =>
    `Not acknowledged by their doctors for more than ${minutes} minutes. Please telephone, and record it here.`,
  none: 'No critical result has waited too long.',
  label: 'Critical results to telephone about',
  doctor: 'Doctor',
  telephone: 'Telephone',
  noTelephone: 'Not known; see the account',
  report: 'Order and report',
  waiting: 'Waiting',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  calls: 'Calls',
  noCalls: 'None recorded',
  call: (name: string, time: string) => `${name}, ${time}`,
  record: 'I have telephoned',
  recordOf: (doctor: string, order: string) => `I have telephoned ${doctor} about order ${order}`,
  recorded: 'The call has been recorded.',
  count: (results: number) => (results === 1 ? '1 to call' : `${results} to call`),
  loading: 'Loading the critical results',
  failed: 'The critical results could not be loaded',
};
