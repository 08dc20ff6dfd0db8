import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf, VersionNumber } from '../schemas.ts';
import { PersonText } from '../text.ts';
import { AccountServicePoints } from './account.ts';

/* The identity provider (OpenID Connect) that staff and doctors sign in through. */

const Line = (maxLength: number, description: string, ...examples: string[]) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$', description, examples });

const ButtonText = ClosedObject({
  tw: Line(60, 'Words', '以機構帳戶登入'),
  zh: Line(60, 'Words', '使用机构账户登录'),
  en: Line(60, 'Words', 'Sign in with your work account'),
});

/** What a group of the provider may do here. */
export const GroupMapping = ClosedObject({
  group: Line(200, 'As the claim has it', 'lab-counter-central'),
  role: OneOf(['counter', 'manager', 'administrator', 'doctor'], {
    description: 'counter, manager, administrator or doctor',
  }),
  servicePoints: AccountServicePoints,
});
export type GroupMapping = Static<typeof GroupMapping>;

const SETTINGS = {
  enabled: Type.Boolean({ description: 'Whether the sign-in page offers it' }),
  issuer: PersonText(
    500,
    'Address, as the provider writes it; https',
    'https://login.lab.example/realms/staff',
  ),
  clientId: Line(200, 'Of this site at the provider', 'phial'),
  scopes: Line(200, 'Separated by blanks, `openid` among them', 'openid profile email groups'),
  button: ButtonText,
  groupsClaim: Line(200, 'Claim that holds the groups; dots lead into objects', 'realm_access.roles'),
  nameClaim: Line(200, 'Claim that holds the name shown to colleagues', 'name'),
  mapping: Type.Array(GroupMapping, {
    maxItems: 200,
    description: 'Whoever is in none of the groups is refused',
  }),
};

/** The settings as stored. The client secret never leaves the server again. */
export const IdentityProvider = Type.Object({
  ...SETTINGS,
  hasSecret: Type.Boolean(),
  redirectAddress: Type.String({ description: 'To be registered at the provider' }),
  logoutAddress: Type.String({ description: 'For its back-channel logout' }),
  version: Type.Integer({ description: 'To change it from; 0 before the first time' }),
});
export type IdentityProvider = Static<typeof IdentityProvider>;

export const IdentityProviderConflict = Type.Object({ provider: IdentityProvider });

const ClientSecret = Nullable(PersonText(1000, 'Left out: the stored one stays. Null: none'));

export const IdentityProviderChange = ClosedObject({
  ...SETTINGS,
  clientSecret: Type.Optional(ClientSecret),
  version: VersionNumber('As it was last read', 0),
  ownPassword: Type.Optional(PersonText(600, "One's own once more, where the session is of a password")),
});
export type IdentityProviderChange = Static<typeof IdentityProviderChange>;

export const IdentityProviderTestRequest = ClosedObject({ issuer: SETTINGS.issuer });

/** What reading the provider's configuration came to. */
export const IdentityProviderTest = Type.Object({
  problem: Nullable(
    OneOf(['address-invalid', 'unreachable', 'no-configuration', 'other-issuer', 'unsuitable'], {
      description:
        'address-invalid: no https address. unreachable: no answer in time. no-configuration: what answers is no OpenID ' +
        'provider. other-issuer: it calls itself differently. unsuitable: without authorization code or signed tokens',
    }),
    { description: 'Null where all is well' },
  ),
  signOut: Type.Boolean({ description: 'Whether signing out here can sign out there' }),
  backChannelLogout: Type.Boolean({ description: 'Whether it can end sessions here' }),
});
export type IdentityProviderTest = Static<typeof IdentityProviderTest>;

/** One way in, in the order they are offered. */
export const SignInMethod = Type.Object({
  kind: OneOf(['provider', 'password'], { description: 'provider or password' }),
  button: Nullable(ButtonText, { description: 'Words of the button of a provider' }),
});
export type SignInMethod = Static<typeof SignInMethod>;

export const ProviderSignInRequest = ClosedObject({
  returnPath: Type.String({
    maxLength: 200,
    pattern: '^/(?:[\\w-]+(?:/[\\w-]+)*)?$',
    description: 'Page of the staff site to go on with',
    examples: ['/accounts'],
  }),
});
export type ProviderSignInRequest = Static<typeof ProviderSignInRequest>;

export const ProviderAddress = Type.Object({ address: Type.String({ description: 'To go to' }) });

/** How a visit to the provider ended, as the staff site finds it in its address: `?signIn=…`. */
export const PROVIDER_OUTCOMES = ['confirmed', 'failed', 'expired', 'no-access', 'unavailable'] as const;
export type ProviderOutcome = (typeof PROVIDER_OUTCOMES)[number];

export const LinkAccountRequest = ClosedObject({
  version: VersionNumber('Of the account, as last read'),
  subject: Line(255, '`sub` of the person at the provider', '248289761001'),
  ownPassword: Type.Optional(PersonText(600, "One's own once more, for an administrator's account")),
});
export type LinkAccountRequest = Static<typeof LinkAccountRequest>;
