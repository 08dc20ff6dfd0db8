import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { OF_DOCUMENT } from '../refusals.ts';
import {
  ErasedPerson,
  ErasePersonRequest,
  FoundPerson,
  HeldErasureRequest,
  PersonCopy,
  PersonRequest,
  RecordsConflict,
  RetentionPreview,
} from '../staff/privacy.ts';

const call = callsOf('privacy', ADMINISTRATORS);

/* Retention and the requests of persons. Document numbers come in bodies only, never in an address. */

export const readRetention = call('GET /staff/privacy', {
  summary: 'What the daily erasure will erase',
  description: 'Due now, and within a week. Earlier runs are in the audit log.',
  answer: RetentionPreview,
});

export const agreeToHeldErasure = call('POST /staff/privacy/held-erasure', {
  summary: 'Erase what waits for an administrator',
  description:
    'What the daily erasure holds back, as more is due than the days since its last run explain. Refused with ' +
    '`version-conflict` when something else waits by now, or nothing. Recorded in the audit log.',
  body: HeldErasureRequest,
  answer: RetentionPreview,
  refusals: ['version-conflict'],
});

export const searchPerson = call('POST /staff/privacy/person', {
  summary: 'Find the records of one person',
  description:
    'By kind and number of a document, without any value of the person. Recorded in the audit log.',
  body: PersonRequest,
  answer: FoundPerson,
  refusals: OF_DOCUMENT,
});

export const copyPerson = call('POST /staff/privacy/person/copy', {
  summary: 'A copy of all that is kept of one person',
  description: 'In clear, to be handed to the person. Recorded in the audit log.',
  body: PersonRequest,
  answer: PersonCopy,
  refusals: OF_DOCUMENT,
});

export const erasePerson = call('POST /staff/privacy/person/erase', {
  summary: 'Erase what is kept of one person, at the person’s request',
  description:
    'Coming bookings are cancelled first. Refused with `version-conflict`, and the records as they are now ' +
    'in `data`, when they are not those that were found. Recorded in the audit log.',
  body: ErasePersonRequest,
  answer: ErasedPerson,
  refusals: [...OF_DOCUMENT, 'confirmation-differs'],
  refusalData: { 'version-conflict': RecordsConflict },
});
