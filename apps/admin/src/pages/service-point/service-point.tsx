import { refusalData } from '@phial/client/call-error';
import { changeServicePoint, createServicePoint } from '@phial/contract/calls/staff-service-points';
import type { StaffServicePoint } from '@phial/contract/content/editing-service-point';
import { buttonClass } from '@phial/ui/button/button';
import { Link } from 'react-router';
import { send } from '../../api-client/client.ts';
import { type Body, type Field, field } from '../../features/editing/fields/field.ts';
import { EMPTY_TEXT } from '../../features/editing/fields/local-text.ts';
import { ServicePointPreview } from '../../features/editing/previews/previews.tsx';
import { useServicePoint } from '../../features/editing/queries.ts';
import { type SavedKind, SavedPage } from '../../features/editing/saved-editor.tsx';
import { useMessages } from '../../language/language.ts';

const FIELDS: readonly Field[] = [
  field('name', { input: 'local-text' }),
  field('district', { input: 'district', hint: 'district' }),
  field('address', { input: 'local-text' }),
  field('directions', { input: 'local-text', lines: 3, optional: true, hint: 'directions' }),
  field('mapLink', { input: 'text', optional: true, hint: 'mapLink' }),
  field('coordinates', { input: 'text', optional: true, hint: 'coordinates' }),
  field('bizTime', { input: 'local-text', lines: 3, optional: true, hint: 'bizTime' }),
  field('restWeekdays', { input: 'weekdays', hint: 'rest' }),
  field('tel', { input: 'text', type: 'tel' }),
  field('abilities', { input: 'abilities' }),
  field('companyName', { input: 'local-text' }),
  field('belongTo', { input: 'text' }),
];

const BLANK: Body = {
  name: EMPTY_TEXT,
  district: '',
  address: EMPTY_TEXT,
  bizTime: EMPTY_TEXT,
  restWeekdays: [7],
  tel: '',
  abilities: [],
  companyName: EMPTY_TEXT,
  belongTo: '',
};

const KIND: SavedKind<StaffServicePoint> = {
  name: 'service-point',
  listPath: '/service-points',
  listName: ({ servicePoints }) => servicePoints,
  page: () => '/grassrootReserve?index=8',
  blank: BLANK,
  fieldsOf: () => FIELDS,
  useThing: useServicePoint,
  savedOf: ({ servPtId, ...point }) => ({ id: servPtId, ...point }),
  typedOf: (body) => body,
  create: (body) => send(createServicePoint, { body: { body }, ownMessage: true }),
  save: (id, body) => send(changeServicePoint, { params: { id }, body, ownMessage: true }),
  conflictOf: (error) => refusalData(changeServicePoint, error, 'version-conflict')?.point,
  Preview: ServicePointPreview,
  Actions: RetirementLink,
};

function RetirementLink({ id }: { id: string }) {
  return (
    <Link className={buttonClass()} to={`/service-points/${encodeURIComponent(id)}/retirement`}>
      {useMessages().retirement.link}
    </Link>
  );
}

/** `/service-points/:id`: one service point, or a new one under `new`. */
export function ServicePoint() {
  return <SavedPage kind={KIND} />;
}
