import type {
  Account,
  AccountChange,
  AccountDeed,
  AccountPage,
  AccountQuery,
  AccountWithPassword,
  NewAccountRequest,
  RegistrationRequest,
  SecondFactorSecret,
  Session,
  SignedInAccount,
} from '@phial/contract/account';
import type { Captcha } from '@phial/contract/captcha';
import { del, get, patch, post, put } from '../../api-client/client.ts';

/** The forms show themselves what the server says. */
const OWN = { ownMessage: true } as const;

const PAGE_SIZE = 500;

/** What a sign-in sends: `work` only where the server asked for it. */
interface Credentials {
  login: string;
  password: string;
  work?: string | undefined;
}

export async function signIn({ login, password, work }: Credentials): Promise<SignedInAccount> {
  const body = { login, password, ...(work !== undefined && { work }) };
  return (await post<SignedInAccount>('/staff/session', body, OWN)).data;
}

export async function passSecondFactor(totp: string): Promise<SignedInAccount> {
  return (await post<SignedInAccount>('/staff/session/totp', { totp }, OWN)).data;
}

/** Who is signed in, with what is still outstanding. */
export async function readOwnAccount(): Promise<SignedInAccount> {
  return (await get<SignedInAccount>('/staff/session', OWN)).data;
}

export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await patch('/user/changePassword', { oldPassword, newPassword }, OWN);
}

/** The secret is told this once; it counts once {@link confirmSecondFactor} has seen digits of it. */
export async function beginSecondFactor(password: string): Promise<SecondFactorSecret> {
  return (await post<SecondFactorSecret>('/staff/totp', { password }, OWN)).data;
}

export async function confirmSecondFactor(totp: string): Promise<void> {
  await put('/staff/totp', { totp }, OWN);
}

export async function endSecondFactor(password: string, totp: string): Promise<void> {
  await del('/staff/totp', { password, totp }, OWN);
}

/** A doctor's own account. */
export async function deleteOwnAccount(password: string): Promise<void> {
  await del('/user/del', { password }, OWN);
}

export async function readSessions(signal: AbortSignal): Promise<Session[]> {
  return (await get<Session[]>('/staff/sessions', { ...OWN, signal })).data;
}

export async function endSession(sessionId: string): Promise<void> {
  await del(`/staff/sessions/${sessionId}`);
}

export async function signOutEverywhere(): Promise<void> {
  await del('/staff/sessions', {}, OWN);
}

export async function fetchCaptcha(): Promise<Captcha> {
  return (await get<Captcha>('/auth/code', OWN)).data;
}

export async function register(request: RegistrationRequest): Promise<void> {
  await post('/user/reg', request, OWN);
}

/** All accounts that fit, however many pages they are. */
export async function readAccounts(filter: AccountQuery, signal: AbortSignal): Promise<Account[]> {
  const found: Account[] = [];
  for (let page = 1; ; page++) {
    const query = { ...filter, page, pageSize: PAGE_SIZE };
    const { data } = await post<AccountPage>('/staff/accounts/search', query, { ...OWN, signal });
    found.push(...data.accounts);
    if (data.accounts.length < PAGE_SIZE) return found;
  }
}

export async function createAccount(request: NewAccountRequest): Promise<AccountWithPassword> {
  return (await post<AccountWithPassword>('/staff/accounts', request, OWN)).data;
}

/** Rejects with `version-conflict`, and the account as it is now, where somebody was faster. */
export async function changeAccount(id: string, change: AccountChange): Promise<Account> {
  return (await patch<Account>(`/staff/accounts/${id}`, change, OWN)).data;
}

export async function resetPassword(id: string, deed: AccountDeed): Promise<AccountWithPassword> {
  return (await post<AccountWithPassword>(`/staff/accounts/${id}/password`, deed, OWN)).data;
}

export async function removeSecondFactor(id: string, deed: AccountDeed): Promise<void> {
  await del(`/staff/accounts/${id}/totp`, deed, OWN);
}
