import { type Static, Type } from 'typebox';
import { SolvedWork } from '../booking/work.ts';
import { ClosedObject, Nullable, OneOf, VersionNumber } from '../schemas.ts';
import { Instant, PersonText, WireLanguage } from '../text.ts';

const Login = PersonText(400, 'E-mail address or user name; case does not matter', 'chan.tai.man');
const Password = PersonText(600, 'As it is');
const NewPassword = PersonText(600, '12 to 128 characters, without the login in it');
const DisplayName = PersonText(400, 'Name shown to colleagues, 1 to 100 characters', 'Chan Tai Man');
export const OwnPassword = Type.Optional(
  PersonText(600, "One's own once more; only where the rights of an administrator are at stake"),
);
export const Totp = Type.String({
  pattern: '^\\d{6}$',
  description: 'The six digits of the authenticator application',
  examples: ['123456'],
});
/** How the laboratory knows and reaches a doctor. */
const PRACTICE = {
  practice: PersonText(400, 'Name of the practice, 1 to 200 characters', 'Marker Clinic'),
  telephone: PersonText(60, 'Of the practice: eight digits, or + with the country', '2345 6789'),
  registrationNumber: PersonText(60, 'Of the doctor, as the body that registers doctors gave it', 'M00000'),
};
const Version = VersionNumber('As it was last read');
const RoleName = OneOf(['counter', 'manager', 'administrator', 'doctor'], {
  description: 'counter, manager, administrator or doctor',
});
const State = OneOf(['PENDING', 'ACTIVE', 'DISABLED'], {
  description: 'PENDING until approved; DISABLED cannot sign in',
});
/** Which service points' bookings somebody at a counter sees; everybody else sees all of them. */
export const AccountServicePoints = ClosedObject({
  all: Type.Boolean({ description: 'Whether all of them, also those that come later; then `ids` is empty' }),
  ids: Type.Array(Type.String({ minLength: 1, maxLength: 64, examples: ['tuen-mun'] }), {
    maxItems: 500,
    uniqueItems: true,
    description: 'servPtId of each',
  }),
});
export type AccountServicePoints = Static<typeof AccountServicePoints>;

/** How an account signs in: with a password of ours, or through the identity provider, which then has no password here. */
const SignInMethods = Type.Array(OneOf(['password', 'provider']), { description: 'password or provider' });

/** Of e-mails to the owner of an account. */
const AccountLanguage = OneOf(['tw', 'zh', 'en'], {
  description: 'Of e-mails to its owner: tw traditional Chinese, zh simplified Chinese, en English',
});

/** What a session still lacks before it opens anything else. */
export type OutstandingStep = 'second-factor' | 'new-password' | 'second-factor-set-up';

/** `work` answers a challenge for the purpose `sign-in`; needed only where the refusal `work-required` asked for it. */
export const SignInRequest = ClosedObject({
  login: Login,
  password: Password,
  work: Type.Optional(SolvedWork),
});

export const TotpRequest = ClosedObject({ totp: Totp });

export const PasswordRequest = ClosedObject({ password: Password });

/** To be shown to its owner once, as a QR code of `address` or as text. */
export const SecondFactorSecret = Type.Object({
  secret: Type.String({ description: 'Base32, for typing' }),
  address: Type.String({ description: 'otpauth:// address, content of the QR code' }),
});
export type SecondFactorSecret = Static<typeof SecondFactorSecret>;

/** Who is signed in. */
export const SignedInAccount = Type.Object({
  accountId: Type.String({ format: 'uuid' }),
  login: Login,
  displayName: DisplayName,
  role: RoleName,
  state: State,
  secondFactor: Type.Boolean({ description: 'Whether it signs in with a second factor' }),
  signInMethods: SignInMethods,
  servicePoints: AccountServicePoints,
  outstanding: Type.Union(
    [
      Type.Literal('second-factor'),
      Type.Literal('new-password'),
      Type.Literal('second-factor-set-up'),
      Type.Null(),
    ],
    {
      description: 'What is to be done before anything else is open to this session',
    },
  ),
  endsAt: Instant('When the session ends at the latest'),
});
export type SignedInAccount = Static<typeof SignedInAccount>;

export const SignOutResult = Type.Object({
  providerAddress: Nullable(Type.String(), { description: 'Where to sign out at the provider as well' }),
});

export const LoginState = Type.Object({
  login: Type.Boolean({ description: 'Whether somebody is signed in, with nothing outstanding' }),
  session: Type.Boolean({
    description: 'Whether there is a session at all, perhaps with something outstanding',
  }),
});
export type LoginState = Static<typeof LoginState>;

/** A doctor asks for an account. */
export const RegistrationRequest = ClosedObject({
  login: Login,
  password: NewPassword,
  displayName: DisplayName,
  ...PRACTICE,
  uuid: PersonText(64, 'Of the captcha shown'),
  captcha: PersonText(16, 'The four characters read from it'),
  language: WireLanguage,
});
export type RegistrationRequest = Static<typeof RegistrationRequest>;

export const PasswordChangeRequest = ClosedObject({ oldPassword: Password, newPassword: NewPassword });

export const Session = Type.Object({
  sessionId: Type.String({ format: 'uuid' }),
  current: Type.Boolean({ description: 'The one of this call' }),
  device: Type.String({ description: 'Browser and system, roughly' }),
  createdAt: Instant('Sign-in'),
  lastSeenAt: Instant('Last call, to the minute'),
  endsAt: Instant('When it ends at the latest'),
});
export type Session = Static<typeof Session>;

export const AccountQuery = ClosedObject({
  role: Type.Optional(RoleName),
  state: Type.Optional(State),
  text: Type.Optional(PersonText(400, 'In the login or the name; case does not matter')),
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'From 1, which it is if left out' }),
  ),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: '50 if left out' })),
});
export type AccountQuery = Static<typeof AccountQuery>;

/** An account as the administrator sees it; practice, telephone and registration number may be empty. */
export const Account = Type.Object({
  accountId: Type.String({ format: 'uuid' }),
  login: Login,
  displayName: DisplayName,
  role: RoleName,
  state: State,
  mustChangePassword: Type.Boolean(),
  secondFactor: Type.Boolean(),
  signInMethods: SignInMethods,
  servicePoints: AccountServicePoints,
  passkeys: Type.Integer({ description: 'How many it has' }),
  ...PRACTICE,
  language: AccountLanguage,
  invitation: Nullable(
    OneOf(['QUEUED', 'SENT', 'FAILED', 'WITHDRAWN'], {
      description: 'QUEUED, SENT, FAILED or WITHDRAWN',
    }),
    {
      description:
        'How far the e-mail has come by which its owner chooses the first password; null once chosen',
    },
  ),
  createdAt: Instant('When it was asked for or created'),
  version: Version,
});
export type Account = Static<typeof Account>;

/** Of a refusal `version-conflict`. */
export const AccountConflict = Type.Object({ account: Account });

export const AccountPage = Type.Object({
  total: Type.Integer({ description: 'How many fit, on all pages' }),
  accounts: Type.Array(Account),
});
export type AccountPage = Static<typeof AccountPage>;

export const PendingAccounts = Type.Object({
  pending: Type.Integer({ description: 'How many requests for an account wait for approval' }),
});
export type PendingAccounts = Static<typeof PendingAccounts>;

export const NewAccountRequest = ClosedObject({
  login: Login,
  displayName: DisplayName,
  role: RoleName,
  servicePoints: Type.Optional(AccountServicePoints),
  language: Type.Optional(AccountLanguage),
  ownPassword: OwnPassword,
});
export type NewAccountRequest = Static<typeof NewAccountRequest>;

/** Approve: `state` from PENDING to ACTIVE. */
export const AccountChange = ClosedObject({
  version: Version,
  ownPassword: OwnPassword,
  displayName: Type.Optional(DisplayName),
  ...Type.Partial(Type.Object(PRACTICE)).properties,
  role: Type.Optional(RoleName),
  servicePoints: Type.Optional(AccountServicePoints),
  language: Type.Optional(AccountLanguage),
  state: Type.Optional(OneOf(['ACTIVE', 'DISABLED'], { description: 'ACTIVE or DISABLED' })),
});
export type AccountChange = Static<typeof AccountChange>;

/** Something done to an account that is of this version still. */
export const AccountActionRequest = ClosedObject({ version: Version, ownPassword: OwnPassword });
export type AccountActionRequest = Static<typeof AccountActionRequest>;

/** The only time the password is shown; its owner has to change it at the first sign-in. */
export const AccountWithPassword = Type.Object({
  account: Account,
  password: Type.String({ description: 'Random; shown this once' }),
});
export type AccountWithPassword = Static<typeof AccountWithPassword>;
