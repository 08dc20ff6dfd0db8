import { againstBareServer } from '../harness/bare-server.ts';
import { againstPgbench, type Measure } from '../harness/measure.ts';
import { getRequest } from '../harness/request-bytes.ts';
import { monthPath, monthScript, monthVariables } from './month.ts';

/** The same point and month over and over: the server asks the database once a second. */
export const monthRemembered: Measure = {
  name: 'month-remembered',
  title: 'month of slots, remembered',
  against: 'pgbench',
  async contest(stand) {
    const request = getRequest(monthPath(stand.world, 0, 0));
    return againstPgbench(stand, {
      request: () => request,
      script: await monthScript(stand.db, ['\\set point 0', '\\set start 0']),
      variables: monthVariables(stand.world),
    });
  },
};

/** The same, against what is left where a remembered answer costs nothing but the sending. */
export const monthBare: Measure = {
  name: 'month-bare',
  title: 'month of slots, remembered',
  against: 'bare Fastify',
  contest: (stand) => againstBareServer(stand, 'bare Fastify', [monthPath(stand.world, 0, 0)]),
};
