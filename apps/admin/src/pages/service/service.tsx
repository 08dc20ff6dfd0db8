import { refusalData } from '@phial/client/call-error';
import { changeService, createService } from '@phial/contract/calls/staff-services';
import type { StaffService } from '@phial/contract/content/editing-service';
import { SERVICE_COLOURS, SERVICE_ICONS } from '@phial/domain/booking/service-type';
import { send } from '../../api-client/client.ts';
import { type Field, field } from '../../features/editing/fields/field.ts';
import { ServicePreview } from '../../features/editing/previews/service-preview.tsx';
import { useStaffService } from '../../features/editing/queries.ts';
import { type SavedKind, SavedPage } from '../../features/editing/saved-editor.tsx';
import {
  BLANK_SERVICE,
  PREPARATION,
  sentService,
  typedService,
} from '../../features/editing/services/service-body.ts';

const CODE: Field = field('code', { input: 'text', hint: 'serviceCode' });

const FIELDS: readonly Field[] = [
  field('name', { input: 'local-text' }),
  field('shortName', { input: 'local-text', hint: 'serviceShortName' }),
  field('detail', { input: 'local-text', hint: 'detail' }),
  field('minutes', { input: 'text', optional: true, hint: 'minutes' }),
  field('daysAhead', { input: 'text', hint: 'daysAhead' }),
  field('mostSeats', { input: 'text', hint: 'mostSeats' }),
  field('colour', { input: 'choice', options: SERVICE_COLOURS, hint: 'serviceColour' }),
  field('icon', { input: 'choice', options: SERVICE_ICONS }),
  preparationField('hours', {
    ...field('fastingHours', { input: 'text', optional: true, hint: 'fastingHours' }),
  }),
  preparationField('water', field('water', { input: 'yes-no' })),
  preparationField(
    'title',
    field('fastingTitle', { input: 'local-text', optional: true, hint: 'fastingTitle' }),
  ),
  preparationField('bring', field('bring', { input: 'things', hint: 'bring' })),
  preparationField('restrictions', field('restrictions', { input: 'restrictions', hint: 'restrictions' })),
  preparationField('notes', field('notes', { input: 'notes', hint: 'notes' })),
  field('reminders', { input: 'reminders', hint: 'reminders', group: 'reminders' }),
];

function preparationField(part: keyof typeof PREPARATION, of: Field): Field {
  return { ...of, name: PREPARATION[part], group: 'preparation' };
}

const KIND: SavedKind<StaffService> = {
  name: 'service',
  listPath: '/services',
  listName: ({ services }) => services.title,
  page: () => '/grassrootReserve?index=8&tab=begin',
  blank: BLANK_SERVICE,
  fieldsOf: (body) => ('code' in body ? [CODE, ...FIELDS] : FIELDS),
  useThing: useStaffService,
  savedOf: ({ code, body, ...service }) => ({ id: code, body: typedService(body), ...service }),
  typedOf: (body) => typedService(body as StaffService['body']),
  create: (typed) =>
    send(createService, { body: { code: String(typed.code), body: sentService(typed) }, ownMessage: true }),
  save: (code, { version, body }) =>
    send(changeService, { params: { code }, body: { version, body: sentService(body) }, ownMessage: true }),
  conflictOf: (error) => refusalData(changeService, error, 'version-conflict')?.service,
  Preview: ServicePreview,
};

/** `/services/:id`: one service, or a new one under `new`. */
export function Service() {
  return <SavedPage kind={KIND} />;
}
