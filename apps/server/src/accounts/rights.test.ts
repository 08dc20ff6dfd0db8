import { ROLES, type Role } from '@phial/domain/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { browser, givenAccount, signedIn } from '../testing/staff.ts';

/** Who may call what: c counter, m manager, a administrator, d doctor; everybody without a word. */
const RIGHTS: Readonly<Record<string, string>> = {
  'GET /api/LabReportSearch': 'd',
  'POST /api/doctor/reports/search': 'd',
  'GET /api/doctor/reports/:id': 'd',
  'GET /api/doctor/reports/:id/current': 'd',
  'GET /api/doctor/reports/:id/pdf': 'd',
  'GET /api/doctor/reports/:id/attachments/:position': 'd',
  'PUT /api/doctor/reports/:id/read': 'd',
  'DELETE /api/doctor/reports/:id/read': 'd',
  'PUT /api/doctor/reports/:id/acknowledgement': 'd',
  'POST /api/doctor/reports/:id/history': 'd',
  'GET /api/doctor/report-emails': 'd',
  'PUT /api/doctor/report-emails': 'd',
  'POST /api/system/record/index/add/scene': 'cma',
  'GET /api/staff/waiting-list': 'cma',
  'POST /api/staff/waiting-list/:id/end': 'cma',
  'GET /api/staff/schedule/messages/settings': 'ma',
  'PUT /api/staff/schedule/messages/settings': 'ma',
  'GET /api/staff/waiting-list/settings': 'ma',
  'PUT /api/staff/waiting-list/settings': 'ma',
  'GET /api/staff/desk/day': 'cma',
  'GET /api/staff/desk/summary': 'cma',
  'GET /api/staff/desk/events': 'cma',
  'POST /api/staff/desk/find': 'cma',
  'POST /api/staff/desk/exports': 'ma',
  'POST /api/staff/desk/scene/document-number': 'cma',
  'POST /api/staff/desk/walk-ins': 'cma',
  'POST /api/staff/desk/bookings': 'cma',
  'POST /api/staff/desk/holds': 'cma',
  'PUT /api/staff/desk/holds/:id': 'cma',
  'PUT /api/staff/desk/notes': 'cma',
  'PATCH /api/staff/desk/appointments/:id': 'cma',
  'POST /api/staff/desk/appointments/:id/check-in': 'cma',
  'DELETE /api/staff/desk/appointments/:id/check-in': 'cma',
  'POST /api/staff/desk/appointments/:id/no-show': 'cma',
  'DELETE /api/staff/desk/appointments/:id/no-show': 'cma',
  'POST /api/staff/desk/appointments/:id/cancel': 'cma',
  'POST /api/staff/desk/appointments/:id/document-number': 'cma',
  'GET /api/staff/desk/appointments/:id/messages': 'cma',
  'GET /api/staff/desk/availability/:servPtId': 'cma',
  'GET /api/staff/session': 'cmad',
  'DELETE /api/staff/session': 'cmad',
  'POST /api/staff/session/totp': 'cmad',
  'POST /api/staff/totp': 'cmad',
  'PUT /api/staff/totp': 'cmad',
  'DELETE /api/staff/totp': 'cmad',
  'GET /api/staff/recovery-codes': 'cmad',
  'POST /api/staff/recovery-codes': 'cmad',
  'GET /api/staff/passkeys': 'cmad',
  'POST /api/staff/passkeys': 'cmad',
  'POST /api/staff/passkeys/confirmation': 'cmad',
  'PUT /api/staff/passkeys/confirmation': 'cmad',
  'POST /api/staff/passkeys/question': 'cmad',
  'DELETE /api/staff/passkeys/:id': 'cmad',
  'GET /api/staff/sessions': 'cmad',
  'DELETE /api/staff/sessions': 'cmad',
  'DELETE /api/staff/sessions/:id': 'cmad',
  'GET /api/user/checkStatus': 'cmad',
  'PATCH /api/user/changePassword': 'cmad',
  'DELETE /api/user/del': 'd',
  'POST /api/doctor/patients/search': 'd',
  'POST /api/doctor/patients': 'd',
  'GET /api/doctor/patients/:id': 'd',
  'PUT /api/doctor/patients/:id': 'd',
  'GET /api/doctor/favourites': 'd',
  'PUT /api/doctor/favourites/:kind/:itemId': 'd',
  'DELETE /api/doctor/favourites/:kind/:itemId': 'd',
  'GET /api/doctor/order-sets': 'd',
  'POST /api/doctor/order-sets': 'd',
  'PATCH /api/doctor/order-sets/:id': 'd',
  'DELETE /api/doctor/order-sets/:id': 'd',
  'POST /api/doctor/orders/search': 'd',
  'GET /api/doctor/events': 'd',
  'GET /api/doctor/news': 'd',
  'GET /api/doctor/orders/counts': 'd',
  'POST /api/doctor/orders/requirements': 'd',
  'POST /api/doctor/orders': 'd',
  'GET /api/doctor/orders/:id': 'd',
  'PUT /api/doctor/orders/:id': 'd',
  'POST /api/doctor/orders/:id/place': 'd',
  'GET /api/doctor/orders/:id/request-note': 'd',
  'POST /api/doctor/orders/:id/cancel': 'd',
  'GET /api/staff/critical-results': 'ma',
  'PUT /api/staff/critical-results/:id/calls/:callId': 'ma',
  'POST /api/staff/orders/find': 'cma',
  'POST /api/staff/orders/:id/receive': 'cma',
  'PUT /api/staff/accounts/:id/identity': 'a',
  'GET /api/staff/message-ways': 'ma',
  'POST /api/staff/message-templates/:id/test-email': 'ma',
  'POST /api/staff/message-templates/:id/test-text': 'ma',
  'GET /api/staff/text-provider': 'a',
  'PUT /api/staff/text-provider': 'a',
  'POST /api/staff/text-provider/test': 'a',
  'GET /api/staff/identity-provider': 'a',
  'PUT /api/staff/identity-provider': 'a',
  'POST /api/staff/identity-provider/test': 'a',
  'POST /api/staff/session/provider/confirmation': 'cmad',
  'POST /api/staff/accounts/search': 'a',
  'GET /api/staff/accounts/pending': 'a',
  'POST /api/staff/accounts': 'a',
  'PATCH /api/staff/accounts/:id': 'a',
  'POST /api/staff/accounts/:id/password': 'a',
  'POST /api/staff/accounts/invitations': 'a',
  'POST /api/staff/accounts/:id/invitation': 'a',
  'DELETE /api/staff/accounts/:id/invitation': 'a',
  'DELETE /api/staff/accounts/:id/totp': 'a',
  'GET /api/staff/configuration': 'a',
  'POST /api/staff/configuration': 'a',
  'POST /api/staff/configuration/preview': 'a',
  'GET /api/staff/api-keys': 'a',
  'POST /api/staff/api-keys': 'a',
  'DELETE /api/staff/api-keys/:id': 'a',
  'GET /api/staff/webhooks/endpoints': 'a',
  'POST /api/staff/webhooks/endpoints': 'a',
  'PUT /api/staff/webhooks/endpoints/:id': 'a',
  'DELETE /api/staff/webhooks/endpoints/:id': 'a',
  'POST /api/staff/webhooks/endpoints/:id/secret': 'a',
  'POST /api/staff/webhooks/endpoints/:id/test': 'a',
  'GET /api/staff/webhooks/deliveries': 'a',
  'GET /api/staff/webhooks/deliveries/:id': 'a',
  'POST /api/staff/webhooks/deliveries/:id/again': 'a',
  'GET /api/staff/schedule': 'ma',
  'GET /api/staff/schedule/closures': 'ma',
  'GET /api/staff/schedule/holidays': 'ma',
  'POST /api/staff/schedule/holidays/files': 'ma',
  'POST /api/staff/schedule/preview': 'ma',
  'POST /api/staff/schedule/places': 'ma',
  'POST /api/staff/schedule/changes': 'ma',
  'GET /api/staff/schedule/messages': 'cma',
  'POST /api/staff/schedule/messages/:id/told': 'cma',
  'POST /api/staff/schedule/messages/:id/again': 'cma',
  'GET /api/staff/numbers': 'ma',
  'GET /api/staff/audit': 'a',
  'POST /api/staff/audit/exports': 'a',
  'GET /api/staff/backup': 'a',
  'GET /api/staff/sample': 'a',
  'GET /api/staff/set-up': 'a',
  'PUT /api/staff/set-up/steps/:step': 'a',
  'PUT /api/staff/set-up/booking': 'a',
  'DELETE /api/staff/sample': 'a',
  'GET /api/staff/privacy': 'a',
  'POST /api/staff/privacy/held-erasure': 'a',
  'POST /api/staff/privacy/person': 'a',
  'POST /api/staff/privacy/person/copy': 'a',
  'POST /api/staff/privacy/person/erase': 'a',
  'GET /api/staff/content': 'ma',
  'GET /api/staff/content/entries/:kind': 'ma',
  'POST /api/staff/content/entries/:kind': 'ma',
  'GET /api/staff/content/entries/:kind/:id': 'ma',
  'PUT /api/staff/content/entries/:kind/:id': 'ma',
  'DELETE /api/staff/content/entries/:kind/:id': 'ma',
  'POST /api/staff/content/entries/:kind/:id/publish': 'ma',
  'POST /api/staff/content/entries/:kind/:id/withdraw': 'ma',
  'DELETE /api/staff/content/entries/:kind/:id/draft': 'ma',
  'PUT /api/staff/content/order/:kind': 'ma',
  'POST /api/staff/content/pictures': 'ma',
  'GET /api/staff/content/service-points': 'ma',
  'GET /api/staff/content/service-points/:id': 'ma',
  'POST /api/staff/content/service-points': 'ma',
  'PUT /api/staff/content/service-points/:id': 'ma',
  'GET /api/staff/content/service-points/:id/use': 'ma',
  'DELETE /api/staff/content/service-points/:id': 'ma',
  'PUT /api/staff/content/service-point-order': 'ma',
  'GET /api/staff/areas': 'ma',
  'POST /api/staff/areas/cities': 'ma',
  'PUT /api/staff/areas/cities/:code': 'ma',
  'DELETE /api/staff/areas/cities/:code': 'ma',
  'PUT /api/staff/areas/city-order': 'ma',
  'POST /api/staff/areas/cities/:code/districts': 'ma',
  'PUT /api/staff/areas/districts/:id': 'ma',
  'DELETE /api/staff/areas/districts/:id': 'ma',
  'PUT /api/staff/areas/cities/:code/district-order': 'ma',
  'GET /api/staff/content/versions/:kind/:id': 'ma',
  'GET /api/staff/content/versions/:kind/:id/:version': 'ma',
  'GET /api/staff/content/entries/:kind/:id/versions': 'ma',
  'GET /api/staff/content/entries/:kind/:id/versions/:version': 'ma',
  'GET /api/staff/content/services': 'ma',
  'GET /api/staff/content/services/:code': 'ma',
  'POST /api/staff/content/services': 'ma',
  'PUT /api/staff/content/services/:code': 'ma',
  'DELETE /api/staff/content/services/:code': 'ma',
  'POST /api/staff/content/services/:code/retire': 'ma',
  'POST /api/staff/content/services/:code/restore': 'ma',
  'PUT /api/staff/content/service-order': 'ma',
  'POST /api/staff/imports/:kind/preview': 'ma',
  'POST /api/staff/imports/:kind': 'ma',
  'GET /api/staff/content/test-items': 'ma',
  'GET /api/staff/content/test-items/:id': 'ma',
  'POST /api/staff/content/test-items': 'ma',
  'PUT /api/staff/content/test-items/:id': 'ma',
};

/** Public routes that change or return something; pages and files are public by nature. */
const PUBLIC_CALLS = [
  'GET /api/seen-request',
  'DELETE /api/rest/appointment/appt/:id',
  'DELETE /api/rest/appointment/hold/:id',
  'DELETE /api/system/record/:id',
  'GET /api/appointment/testItem/listAll',
  'GET /api/appointment/testItem/subject/list/:id',
  'GET /api/auth/code',
  'GET /api/auth/work',
  'GET /api/captchaImage',
  'GET /api/fhir/metadata',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/docs/style.css',
  'GET /api/official/bloodCenter/all',
  'GET /api/official/homeCarousel/listAll',
  'GET /api/official/news/all',
  'GET /api/official/page/all',
  'GET /api/official/packageItem/treeList',
  'GET /api/official/recruiment/all',
  'GET /api/rest/appointment/service/list',
  'GET /api/rest/appointment/servPt/list',
  'GET /api/rest/appointment/servPt/soonest',
  'GET /api/rest/appointment/servPtApptTime/:servPtId',
  'GET /api/rest/appointment/testItem/list',
  'GET /api/rest/appointment/waiting',
  'GET /api/system/combo/index/list',
  'GET /api/system/dict/data/anon/:dictType',
  'GET /api/system/manage/index/list',
  'GET /api/system/problem/index/list',
  'GET /api/system/project/index/list',
  'GET /api/system/station/index/list',
  'GET /api/system/time/index/list',
  'GET /api/system/usualProblem/index/list',
  'POST /api/auth/work',
  'POST /api/onsite/client-information',
  'POST /api/rest/appointment/appt',
  'POST /api/rest/appointment/appt/list',
  'POST /api/rest/appointment/hold',
  'POST /api/rest/appointment/own',
  'POST /api/rest/appointment/own/attend',
  'POST /api/rest/appointment/own/calendar',
  'POST /api/rest/appointment/own/cancel',
  'POST /api/rest/appointment/own/change',
  'POST /api/rest/appointment/own/earlier',
  'POST /api/rest/appointment/own/reminders',
  'POST /api/rest/appointment/party',
  'POST /api/rest/appointment/reminders-off/:token',
  'POST /api/message-reports/:token',
  'POST /api/rest/appointment/waiting',
  'POST /api/rest/appointment/waiting/accept',
  'POST /api/rest/appointment/waiting/entry',
  'POST /api/rest/appointment/waiting/leave',
  'POST /api/rest/appointment/waiting/pass',
  'POST /api/rest/appointment/request-note',
  'POST /api/staff/session',
  'POST /api/staff/session/passkey',
  'GET /api/staff/password-reset',
  'POST /api/staff/password-reset',
  'PUT /api/staff/password-reset',
  'POST /api/staff/password-reset/link',
  'POST /api/staff/session/passkey/question',
  'GET /api/staff/sign-in-methods',
  'POST /api/staff/session/provider',
  'GET /api/staff/session/provider/callback',
  'POST /api/staff/session/provider/logout',
  'POST /api/user/isLogin',
  'POST /api/user/reg',
  'PUT /api/rest/appointment/appt',
  'PUT /api/rest/appointment/hold/:id',
  'PUT /api/system/record/update',
];

/** For programs with an API key; no session opens them. */
const PROGRAM_CALLS = [
  'GET /api/lab/bookings',
  'GET /api/lab/orders',
  'POST /api/lab/orders/acknowledgements',
  'POST /api/lab/reports',
  'POST /api/lab/specimens',
];

/** Streams, whose own tests open them: what is sent to whoever may has no end. */
const ENDLESS: ReadonlySet<string> = new Set(['GET /api/doctor/events']);

const CALLERS = ['none', ...ROLES] as const;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

function routesOf({ app }: TestApp): string[] {
  return app.routeRules
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
}

function isAllowed(route: string, caller: (typeof CALLERS)[number]): boolean {
  const roles = RIGHTS[route];
  return roles === undefined || (caller !== 'none' && roles.includes(caller.charAt(0)));
}

async function sessionOf(caller: (typeof CALLERS)[number]) {
  return caller === 'none' ? browser(test) : signedIn(test, { role: caller satisfies Role });
}

describe('every call of the server', () => {
  it('is in the table', () => {
    const calls = routesOf(test).filter((route) => route.includes(' /api/'));
    expect(calls.sort()).toEqual([...Object.keys(RIGHTS), ...PUBLIC_CALLS, ...PROGRAM_CALLS].sort());
  });

  it('is read-only and public outside the prefix', () => {
    const others = test.app.routeRules.filter(({ url }) => !url.startsWith('/api/'));
    expect(others.length).toBeGreaterThan(10);
    for (const { method, access } of others) {
      expect(['GET', 'HEAD']).toContain(method);
      expect(access.open).toBe('everybody');
    }
  });

  it.each(CALLERS)('answers %s by the table', async (caller) => {
    let person = await sessionOf(caller);
    for (const route of routesOf(test)) {
      if (isAllowed(route, caller) && ENDLESS.has(route)) continue;
      const [method = '', url = ''] = route.split(' ');
      const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await test.app.inject({
        method: method as 'GET',
        url: url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
        headers: { cookie },
        ...(method !== 'GET' && { payload: {} }),
      });
      const error = response.headers['content-type']?.toString().startsWith('application/json')
        ? response.json<{ error?: string }>().error
        : undefined;
      const refused = error === 'login-expired' || error === 'not-allowed' ? error : undefined;
      const expected = caller === 'none' ? 'login-expired' : 'not-allowed';
      expect([route, refused]).toEqual([route, isAllowed(route, caller) ? undefined : expected]);
      if (refused === 'login-expired') {
        expect([response.statusCode, response.json().code]).toEqual([401, 301]);
      } else if (refused === 'not-allowed') {
        expect([response.statusCode, response.json().code]).toEqual([403, 403]);
      }
      // Whatever deletes may have ended the session.
      if (method === 'DELETE') person = await sessionOf(caller);
    }
  });
});

it.each(CALLERS)('a session of %s opens no call of a program', async (caller) => {
  const person = await sessionOf(caller);
  for (const route of PROGRAM_CALLS) {
    const [method, path = ''] = route.split(' /api') as ['POST', string];
    expect(await person.call(method, path, {}), route).toMatchObject({
      status: 401,
      code: 401,
      error: 'api-key-invalid',
    });
  }
});

it('does not start with a route without an access rule', async () => {
  const start = buildTestApp({ db: test.db, site: async (app) => void app.get('/open', async () => 'x') });
  await expect(start).rejects.toThrow('GET /open does not say who may use it');
});

describe('with a session', () => {
  it('a doctor finds no reports yet', async () => {
    const doctor = await signedIn(test, { role: 'doctor' });
    expect(await doctor.call('GET', '/LabReportSearch')).toMatchObject({ status: 200, data: [] });
  });

  it('the counter learns why a code is refused', async () => {
    const counter = await signedIn(test, { role: 'counter' });
    const answer = await counter.call('POST', '/system/record/index/add/scene', { token: 'k1.abc' });
    expect(answer).toMatchObject({ status: 422, error: 'qr-code-invalid' });
  });

  it('access is checked before the body', async () => {
    const counter = await signedIn(test, { role: 'counter' });
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/staff/accounts',
      payload: '{"login":',
      headers: {
        'content-type': 'application/json',
        cookie: `phial_session=${counter.jar.get('phial_session')}`,
      },
    });
    expect(response.json()).toMatchObject({ code: 403, error: 'not-allowed' });
  });
});

describe('a session that still lacks something', () => {
  const CLOSED = ['GET /staff/sessions', 'POST /staff/accounts/search', 'DELETE /staff/totp'];

  it('allows only the change of the password', async () => {
    const { login } = await givenAccount(test, { role: 'administrator', mustChangePassword: true });
    const person = browser(test);
    expect((await person.signIn(login)).data.outstanding).toBe('new-password');
    for (const route of CLOSED) {
      const [method, path] = route.split(' ') as ['GET', string];
      expect(await person.call(method, path), route).toMatchObject({ error: 'password-change-needed' });
    }
    expect((await person.whoAmI()).status).toBe(200);
    expect((await person.call('POST', '/user/isLogin', {})).data).toEqual({ login: false, session: true });
  });
});
