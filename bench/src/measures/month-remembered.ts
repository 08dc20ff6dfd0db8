import { againstPgbench, type Measure } from '../harness/measure.ts';
import { monthRequest, monthScript, monthVariables } from './month.ts';

/** The same point and month over and over: the server asks the database once a second. */
export const monthRemembered: Measure = {
  name: 'month-remembered',
  title: 'month of slots, remembered',
  against: 'pgbench',
  async contest(stand) {
    const request = monthRequest(stand.world, 0, 0);
    return againstPgbench(stand, {
      request: () => request,
      script: await monthScript(stand.db, ['\\set point 0', '\\set start 0']),
      variables: monthVariables(stand.world),
    });
  },
};
