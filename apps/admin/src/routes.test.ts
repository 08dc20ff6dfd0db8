import { ROLES } from '@phial/domain/account';
import { expect, test } from 'vitest';
import { routesOf } from './routes.ts';

test('every page with an address of its own is in the navigation, but for a new order and the removal of the sample', () => {
  const hidden = ROLES.flatMap((role) => routesOf(role))
    .filter(({ path, navigation }) => navigation === undefined && !path.includes(':'))
    .map(({ path }) => path);
  // Whoever adds to these adds to e2e/journeys/staff/every-page.spec.ts, which follows the navigation.
  expect(hidden).toEqual(['/sample', '/doctor/orders/new']);
});

test('every role has a start page', () => {
  for (const role of ROLES) expect(routesOf(role)[0]?.navigation).toBeDefined();
});
