import { Type } from 'typebox';
import { ADMINISTRATORS, anyAccount, PUBLIC, PUBLIC_ON_OWN_SITE } from '../access.ts';
import { callsOf } from '../call.ts';
import { Account, AccountConflict } from '../staff/account.ts';
import {
  IdentityProvider,
  IdentityProviderChange,
  IdentityProviderConflict,
  IdentityProviderTest,
  IdentityProviderTestRequest,
  LinkAccountRequest,
  ProviderAddress,
  ProviderSignInRequest,
  SignInMethod,
} from '../staff/identity-provider.ts';

const call = callsOf('accounts', ADMINISTRATORS);

/* Signing in through an identity provider (OpenID Connect). */

const CONFIRMATION = ['confirmation-needed', 'password-wrong', 'too-many-requests'] as const;

export const listSignInMethods = call('GET /staff/sign-in-methods', {
  summary: 'How one can sign in',
  access: PUBLIC,
  answer: Type.Array(SignInMethod),
});

export const beginProviderSignIn = call('POST /staff/session/provider', {
  summary: 'Begin a sign-in through the identity provider',
  access: PUBLIC_ON_OWN_SITE,
  description: 'Sets a cookie for ten minutes, and names the address at the provider to send the browser to.',
  body: ProviderSignInRequest,
  answer: ProviderAddress,
  refusals: ['provider-unavailable', 'too-many-requests'],
});

export const confirmAtProvider = call('POST /staff/session/provider/confirmation', {
  summary: 'Begin to confirm at the identity provider who one is',
  access: anyAccount(),
  description:
    'For accounts of the provider, where others give their own password again. The provider asks for its own ' +
    'sign-in; for five minutes after that the session counts as confirmed.',
  body: ProviderSignInRequest,
  answer: ProviderAddress,
  refusals: ['provider-unavailable', 'too-many-requests'],
});

export const finishProviderSignIn = call('GET /staff/session/provider/callback', {
  summary: 'Where the identity provider sends the browser back to',
  access: PUBLIC,
  description:
    'Redirects to the staff site in any case, with `signIn` in the address unless somebody has been signed in: ' +
    'confirmed, failed, expired, no-access or unavailable.',
  refusals: ['too-many-requests'],
});

export const endProviderSessions = call('POST /staff/session/provider/logout', {
  summary: 'Back-channel logout of the identity provider',
  access: PUBLIC,
  description:
    'OpenID Connect Back-Channel Logout 1.0: a form with a signed `logout_token`, which is good once.',
  body: Type.Object({ logout_token: Type.String({ maxLength: 20_000 }) }),
  bodyMedia: ['application/x-www-form-urlencoded'],
  refusals: ['logout-token-invalid', 'provider-unavailable', 'too-many-requests'],
});

export const readIdentityProvider = call('GET /staff/identity-provider', {
  summary: 'The settings of the identity provider',
  answer: IdentityProvider,
});

export const changeIdentityProvider = call('PUT /staff/identity-provider', {
  summary: 'Change the settings of the identity provider',
  description:
    'Needs `ownPassword`, or a confirmation at the provider: the groups say who is an administrator. The client ' +
    'secret is stored encrypted and never returned.',
  body: IdentityProviderChange,
  answer: IdentityProvider,
  refusals: [
    ...CONFIRMATION,
    'issuer-invalid',
    'scopes-invalid',
    'service-points-required',
    'service-point-unknown',
  ],
  refusalData: { 'version-conflict': IdentityProviderConflict },
});

export const testIdentityProvider = call('POST /staff/identity-provider/test', {
  summary: 'Read the configuration of an identity provider',
  description: 'Without storing anything.',
  body: IdentityProviderTestRequest,
  answer: IdentityProviderTest,
});

export const linkAccount = call('PUT /staff/accounts/:id/identity', {
  summary: 'Let an account sign in through the identity provider',
  description:
    'Its password and second factor are removed and its sessions end; role and service points follow the groups from ' +
    'the next sign-in on. A reset of the password makes it a local account again.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  body: LinkAccountRequest,
  answer: Account,
  refusals: [...CONFIRMATION, 'not-found', 'identity-taken', 'last-administrator', 'provider-unavailable'],
  refusalData: { 'version-conflict': AccountConflict },
});
