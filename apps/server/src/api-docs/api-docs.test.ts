import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

const addresses = Object.values<Call>(CALLS).map(
  ({ method, path, outsidePrefix }) => `${method} ${outsidePrefix ? '' : '/api'}${path}`,
);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://lab.example' } });
});
afterAll(() => test.close());

describe('the server', () => {
  it('has a handler for every call of the contract, and no call below the prefix that is not in it', () => {
    const routes = test.app.routeRules
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`);
    const calls = routes.filter((route) => addresses.includes(route));
    const others = routes.filter((route) => !addresses.includes(route) && route.includes(' /api/'));
    expect(calls.sort()).toEqual([...addresses].sort());
    expect(others.sort()).toEqual(['GET /api/docs', 'GET /api/docs/json', 'GET /api/docs/style.css']);
  });

  it('serves the OpenAPI document with its own address and the name of its cookie', async () => {
    const document = (await test.app.inject('/api/docs/json')).json();
    expect(document.servers).toEqual([{ url: 'https://lab.example/api' }]);
    expect(document.paths['/rest/appointment/appt'].put).toMatchObject({
      operationId: 'changeBooking',
      security: [{ bookingToken: [] }],
    });
    expect(document.components.securitySchemes.session).toMatchObject({
      in: 'cookie',
      name: /phial_session/,
    });
  });
});

describe('the page', () => {
  it('shows every call, without a script or a style of its own', async () => {
    const response = await test.app.inject('/api/docs');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const address of addresses) {
      const [method, path = ''] = address.split(' ');
      const shown = path.replace(/:(\w+)/g, '{$1}');
      expect(response.body).toContain(`<span class="method">${method}</span> ${shown}</code>`);
    }
    expect(response.body).not.toMatch(/<script|<style| style=|undefined|\[object/);
    const style = /href="([^"]+\.css)"/.exec(response.body)?.[1] ?? '';
    expect((await test.app.inject(style)).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
