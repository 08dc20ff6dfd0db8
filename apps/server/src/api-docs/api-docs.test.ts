import { ERROR_STATUS } from '@phial/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import type { OpenApiDocument } from './docs-page.ts';

let test: TestApp;
let document: OpenApiDocument & {
  openapi: string;
  components: Record<'schemas' | 'securitySchemes', Record<string, unknown>>;
};
let operations: { title: string; operation: OpenApiDocument['paths'][string][string] }[];

beforeAll(async () => {
  test = await buildTestApp();
  document = (await test.app.inject('/api/docs/json')).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      title: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
});
afterAll(() => test.close());

describe('the OpenAPI document', () => {
  it('knows every call of the booking', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(operations.map(({ title }) => title).sort()).toEqual([
      'DELETE /api/doctor/reports/{id}/read',
      'DELETE /api/rest/appointment/appt/{id}',
      'DELETE /api/rest/appointment/hold/{id}',
      'DELETE /api/staff/accounts/{id}/totp',
      'DELETE /api/staff/content/entries/{kind}/{id}',
      'DELETE /api/staff/content/entries/{kind}/{id}/draft',
      'DELETE /api/staff/desk/appointments/{id}/check-in',
      'DELETE /api/staff/desk/appointments/{id}/no-show',
      'DELETE /api/staff/session',
      'DELETE /api/staff/sessions',
      'DELETE /api/staff/sessions/{id}',
      'DELETE /api/staff/totp',
      'DELETE /api/system/record/{id}',
      'DELETE /api/user/del',
      'GET /api/LabReportSearch',
      'GET /api/appointment/testItem/listAll',
      'GET /api/appointment/testItem/subject/list/{id}',
      'GET /api/auth/code',
      'GET /api/auth/work',
      'GET /api/captchaImage',
      'GET /api/doctor/news',
      'GET /api/doctor/orders/counts',
      'GET /api/doctor/orders/{id}',
      'GET /api/doctor/orders/{id}/request-note',
      'GET /api/doctor/patients/{id}',
      'GET /api/doctor/reports/{id}',
      'GET /api/doctor/reports/{id}/current',
      'GET /api/doctor/reports/{id}/pdf',
      'GET /api/official/bloodCenter/all',
      'GET /api/official/homeCarousel/listAll',
      'GET /api/official/news/all',
      'GET /api/official/packageItem/treeList',
      'GET /api/official/recruiment/all',
      'GET /api/rest/appointment/servPt/list',
      'GET /api/rest/appointment/servPt/soonest',
      'GET /api/rest/appointment/servPtApptTime/{servPtId}',
      'GET /api/rest/appointment/testItem/list',
      'GET /api/staff/audit',
      'GET /api/staff/content',
      'GET /api/staff/content/entries/{kind}',
      'GET /api/staff/content/entries/{kind}/{id}',
      'GET /api/staff/content/service-points',
      'GET /api/staff/content/service-points/{id}',
      'GET /api/staff/content/test-items',
      'GET /api/staff/content/test-items/{id}',
      'GET /api/staff/desk/day',
      'GET /api/staff/desk/events',
      'GET /api/staff/desk/summary',
      'GET /api/staff/numbers',
      'GET /api/staff/privacy',
      'GET /api/staff/schedule',
      'GET /api/staff/schedule/closures',
      'GET /api/staff/schedule/holidays',
      'GET /api/staff/schedule/messages',
      'GET /api/staff/session',
      'GET /api/staff/sessions',
      'GET /api/system/combo/index/list',
      'GET /api/system/dict/data/anon/{dictType}',
      'GET /api/system/manage/index/list',
      'GET /api/system/problem/index/list',
      'GET /api/system/project/index/list',
      'GET /api/system/station/index/list',
      'GET /api/system/time/index/list',
      'GET /api/system/usualProblem/index/list',
      'GET /api/user/checkStatus',
      'GET /healthz',
      'GET /metrics',
      'GET /readyz',
      'PATCH /api/staff/accounts/{id}',
      'PATCH /api/staff/desk/appointments/{id}',
      'PATCH /api/user/changePassword',
      'POST /api/auth/work',
      'POST /api/doctor/orders',
      'POST /api/doctor/orders/requirements',
      'POST /api/doctor/orders/search',
      'POST /api/doctor/orders/{id}/cancel',
      'POST /api/doctor/orders/{id}/place',
      'POST /api/doctor/patients',
      'POST /api/doctor/patients/search',
      'POST /api/doctor/reports/search',
      'POST /api/doctor/reports/{id}/history',
      'POST /api/lab/reports',
      'POST /api/onsite/client-information',
      'POST /api/rest/appointment/appt',
      'POST /api/rest/appointment/appt/list',
      'POST /api/rest/appointment/hold',
      'POST /api/rest/appointment/request-note',
      'POST /api/staff/accounts',
      'POST /api/staff/accounts/search',
      'POST /api/staff/accounts/{id}/password',
      'POST /api/staff/content/entries/{kind}',
      'POST /api/staff/content/entries/{kind}/{id}/publish',
      'POST /api/staff/content/entries/{kind}/{id}/withdraw',
      'POST /api/staff/content/pictures',
      'POST /api/staff/content/service-points',
      'POST /api/staff/content/test-items',
      'POST /api/staff/desk/appointments/{id}/cancel',
      'POST /api/staff/desk/appointments/{id}/check-in',
      'POST /api/staff/desk/appointments/{id}/document-number',
      'POST /api/staff/desk/appointments/{id}/no-show',
      'POST /api/staff/desk/find',
      'POST /api/staff/desk/scene/document-number',
      'POST /api/staff/desk/walk-ins',
      'POST /api/staff/orders/find',
      'POST /api/staff/orders/{id}/receive',
      'POST /api/staff/privacy/held-erasure',
      'POST /api/staff/privacy/person',
      'POST /api/staff/privacy/person/copy',
      'POST /api/staff/privacy/person/erase',
      'POST /api/staff/schedule/changes',
      'POST /api/staff/schedule/holidays/files',
      'POST /api/staff/schedule/messages/{id}/again',
      'POST /api/staff/schedule/messages/{id}/told',
      'POST /api/staff/schedule/places',
      'POST /api/staff/schedule/preview',
      'POST /api/staff/session',
      'POST /api/staff/session/totp',
      'POST /api/staff/totp',
      'POST /api/system/record/index/add/scene',
      'POST /api/user/isLogin',
      'POST /api/user/reg',
      'PUT /api/doctor/orders/{id}',
      'PUT /api/doctor/patients/{id}',
      'PUT /api/doctor/reports/{id}/read',
      'PUT /api/rest/appointment/appt',
      'PUT /api/rest/appointment/hold/{id}',
      'PUT /api/staff/content/entries/{kind}/{id}',
      'PUT /api/staff/content/order/{kind}',
      'PUT /api/staff/content/service-point-order',
      'PUT /api/staff/content/service-points/{id}',
      'PUT /api/staff/content/test-items/{id}',
      'PUT /api/staff/totp',
      'PUT /api/system/record/update',
    ]);
  });

  it('says of every call what it does, what it answers and how it refuses', () => {
    const tags = document.tags?.map(({ name }) => name);
    for (const { title, operation } of operations) {
      expect(operation.summary, title).toMatch(/^[A-Z]/);
      expect(operation.tags, title).toHaveLength(1);
      expect(tags, title).toContain(operation.tags?.[0]);
      const { 200: done, ...refusals } = operation.responses;
      expect(Object.values(done?.content ?? {})[0]?.schema, title).toBeDefined();
      expect(Object.keys(refusals), title).toEqual(expect.arrayContaining(['400', '500', '503']));
      for (const [status, { description, content }] of Object.entries(refusals)) {
        for (const code of description.split(', '))
          expect(ERROR_STATUS, title).toHaveProperty(code, Number(status));
        expect(Object.values(content ?? {})[0]?.schema, title).toEqual({
          $ref: '#/components/schemas/Refusal',
        });
      }
    }
    expect(document.components.schemas).toHaveProperty('Refusal');
  });

  it('says which calls need a session, and of which roles', () => {
    expect(document.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'phial_session' },
    });
    for (const { method, url, access } of test.app.routeRules) {
      const path = url.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path]?.[method.toLowerCase()];
      if (operation === undefined || access.open === 'everybody') continue;
      const needed = access.open === 'programs' ? { apiKey: [] } : { session: access.roles };
      expect(operation.security, `${method} ${path}`).toEqual([needed]);
    }
    expect(document.paths['/api/user/isLogin']?.post?.security).toBeUndefined();
    expect(document.paths['/api/rest/appointment/appt']?.put?.security).toEqual([{ bookingToken: [] }]);
  });
});

describe('the page', () => {
  it('shows every call, without a script or a style of its own', async () => {
    const response = await test.app.inject('/api/docs');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { title } of operations) {
      const [method, path] = title.split(' ');
      expect(response.body).toContain(`<span class="method">${method}</span> ${path}</code>`);
    }
    expect(response.body).not.toMatch(/<script|<style| style=|undefined|\[object/);
    const style = /href="([^"]+\.css)"/.exec(response.body)?.[1] ?? '';
    expect((await test.app.inject(style)).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
