/**
 * What the server says about a single field of a call; `field` is one of `fields`.
 * Read by the server alone, so it stands outside the catalogue a browser loads.
 */
export const server = {
  fieldMissing: (field: string) => `Please fill in the ${field} and try again.`,
  fieldInvalid: (field: string) => `The ${field} is not in the right form. Please check it and try again.`,
  fields: {
    name: 'name',
    docNo: 'identity card number',
    telNo: 'phone number',
    email: 'email address',
    uuid: 'verification code',
    captcha: 'verification code',
    servPtId: 'service point',
    servTime: 'appointment time',
    language: 'language',
    type: 'type of service',
    holdId: 'number of the held place',
    replaces: 'number of the former held place',
    isModifyReserve: 'mark of a changed booking',
    apptRecordId: 'booking record number',
    appointmentRecordId: 'booking record number',
    id: 'record number',
    'idempotency-key': 'idempotency key of the request',
    startDate: 'first date',
    endDate: 'last date',
    firstDay: 'first day of the month',
  },
};
