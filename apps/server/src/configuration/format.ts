import { Preparation } from '@phial/contract/booking/service';
import { CONTENT_BODIES, type ContentKind } from '@phial/contract/content/content-body';
import { Reminders, ServiceBody } from '@phial/contract/content/editing-service';
import { ServicePointBody } from '@phial/contract/content/editing-service-point';
import { LocalLine } from '@phial/contract/content/local-body';
import { QuietHours } from '@phial/contract/schedule/message-settings';
import { ClosureHours, Names, ServicePointId, WeeklyPattern } from '@phial/contract/schedule/schedule';
import { ClosedObject, Nullable, OneOf } from '@phial/contract/schemas';
import { IdentityProviderChange } from '@phial/contract/staff/identity-provider';
import { NewWebhookEndpoint } from '@phial/contract/staff/webhook';
import { ServiceCode, WireDate } from '@phial/contract/text';
import { type Static, type TSchema, Type } from 'typebox';

/*
 * The configuration of a laboratory as one JSON file. Each section is a list in the order that visitors see. Versions,
 * times and authors are those of a database, and not part of it.
 */

export const FORMAT = 'phial-configuration';

/** Came with the sample: absent for what is the laboratory's own. */
const Sample = Type.Optional(Type.Literal(true));
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const Id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' });

const District = ClosedObject({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  names: LocalLine(100),
  sample: Sample,
});
const City = ClosedObject({
  code: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,15}$' }),
  names: LocalLine(100),
  districts: Type.Array(District),
});
const Service = ClosedObject({
  code: ServiceCode,
  state: OneOf(['ACTIVE', 'RETIRED']),
  sample: Sample,
  body: ClosedObject({
    ...ServiceBody.properties,
    preparation: Preparation,
    /** Null in files of before: those that are there stay, and a new service gets the default. */
    reminders: Nullable(Reminders),
  }),
});
const ServicePoint = ClosedObject({
  id: ServicePointId,
  retiredFrom: Nullable(WireDate),
  sample: Sample,
  body: ServicePointBody,
});
const Week = ClosedObject({
  servicePoint: ServicePointId,
  service: ServiceCode,
  sample: Sample,
  // A closed row of a spreadsheet has no seats.
  patterns: Type.Array(
    ClosedObject({ ...WeeklyPattern.properties, capacity: Type.Integer({ minimum: 0, maximum: 1000 }) }),
  ),
});
const Holiday = ClosedObject({ day: WireDate, names: Names, sample: Sample });
const Closure = ClosedObject({
  from: WireDate,
  until: WireDate,
  /** Null in both: everywhere. */
  servicePoint: Nullable(ServicePointId),
  city: Nullable(Type.String({ minLength: 1, maxLength: 16 })),
  /** Absent: every service. */
  service: Type.Optional(ServiceCode),
  /** Absent: whole days. */
  hours: Type.Optional(ClosureHours),
  names: Names,
  sample: Sample,
});
/** In the columns of `npm run catalogue -- export FILE.json`, which checks them. */
const TestItem = Type.Object({ testItemId: Id, sample: Sample });
/** Without its secret, and without whether it is on. */
const Provider = ClosedObject({
  issuer: IdentityProviderChange.properties.issuer,
  clientId: IdentityProviderChange.properties.clientId,
  scopes: IdentityProviderChange.properties.scopes,
  button: IdentityProviderChange.properties.button,
  groupsClaim: IdentityProviderChange.properties.groupsClaim,
  nameClaim: IdentityProviderChange.properties.nameClaim,
  mapping: IdentityProviderChange.properties.mapping,
});
/** Without its secrets, and without whether it is on. */
const Webhook = ClosedObject({ id: Type.String({ pattern: UUID }), ...NewWebhookEndpoint.properties });
const Picture = ClosedObject({
  webp: Type.String({ minLength: 1, description: 'Base64' }),
  jpeg: Type.String({ minLength: 1, description: 'Base64' }),
});

const entry = (body: TSchema) => ClosedObject({ id: Id, sample: Sample, body });
const kinds = Object.entries(CONTENT_BODIES).map(([kind, body]) => [
  kind,
  Type.Optional(Type.Array(entry(body))),
]);

/** A section that is absent changes nothing. */
export const Configuration = ClosedObject({
  areas: Type.Optional(Type.Array(City)),
  services: Type.Optional(Type.Array(Service)),
  servicePoints: Type.Optional(Type.Array(ServicePoint)),
  weeks: Type.Optional(Type.Array(Week)),
  holidays: Type.Optional(Type.Array(Holiday)),
  closures: Type.Optional(Type.Array(Closure)),
  testItems: Type.Optional(Type.Array(TestItem)),
  content: Type.Optional(ClosedObject(Object.fromEntries(kinds))),
  /** One at most. */
  identityProviders: Type.Optional(Type.Array(Provider, { maxItems: 1 })),
  webhooks: Type.Optional(Type.Array(Webhook)),
  quietHours: Type.Optional(QuietHours),
  /** By the hash that their addresses end in. */
  pictures: Type.Optional(Type.Record(Type.String({ pattern: '^[0-9a-f]{64}$' }), Picture)),
});

/** A published entry; its body is checked by the schema of its kind. */
export interface ConfiguredEntry {
  id: string;
  sample?: true;
  body: Record<string, unknown>;
}

export type ConfiguredContent = Partial<Record<ContentKind, ConfiguredEntry[]>>;

export type Configuration = Omit<Static<typeof Configuration>, 'content'> & { content?: ConfiguredContent };

type Of<Section extends 'areas' | 'services' | 'servicePoints' | 'weeks' | 'holidays' | 'closures'> =
  NonNullable<Configuration[Section]>[number];
export type ConfiguredCity = Of<'areas'>;
export type ConfiguredService = Of<'services'>;
export type ConfiguredPoint = Of<'servicePoints'>;
export type ConfiguredWeek = Of<'weeks'>;
export type ConfiguredHoliday = Of<'holidays'>;
export type ConfiguredClosure = Of<'closures'>;
