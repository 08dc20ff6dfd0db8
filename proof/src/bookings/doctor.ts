import type { Order } from '@phial/contract/orders/order';
import { patientForm, SAMPLE_ITEMS } from '../../../apps/server/src/testing/doctor.ts';
import { bundleOf } from '../../../apps/server/src/testing/report-builders.ts';
import { type SignedIn, signIn } from './account.ts';
import type { Asked, Caller } from './caller.ts';
import { type Actor, untilKnown, type World } from './crowd.ts';
import { MARKER } from './person.ts';

/** An order that a doctor was told is placed, with its report once that is acknowledged. */
export interface AskedOrder {
  readonly orderId: string;
  readonly number: string;
  /** `performance.now()` of the answer. */
  readonly at: number;
  /** Number of the report that was acknowledged. */
  report?: string;
}

/** A doctor who places orders, and the laboratory's system that reports on each, mostly twice. */
export function doctor(login: string, apiKey: string, orders: AskedOrder[]): Actor {
  let session: SignedIn | undefined;
  return {
    name: 'doctor',
    mostPauseMs: 800,
    async act(world, caller) {
      session ??= await signIn(caller, login);
      const person = patientForm({ name: `${MARKER} Patient`, email: '' });
      const patient = await session.send('patient', {
        method: 'POST',
        path: '/doctor/patients',
        body: person,
      });
      if (patient.status !== 200) return;
      const { patientId } = patient.body.data as { patientId: string };
      const placed = await place(world, caller, { session, patientId });
      if (placed === undefined) return;
      orders.push(placed);
      await report(world, caller, { placed, apiKey, bundle: bundleOf({ number: placed.number, person }) });
    },
  };
}

/** @returns undefined where it was not acknowledged */
async function place(
  world: World,
  caller: Caller,
  { session, patientId }: { session: SignedIn; patientId: string },
): Promise<AskedOrder | undefined> {
  const body = { patientId, items: SAMPLE_ITEMS, notes: '', priority: 'routine' };
  const drafted = await session.send('draft', { method: 'POST', path: '/doctor/orders', body });
  if (drafted.status !== 200) return undefined;
  const { orderId, version } = drafted.body.data as Order;
  const answer = await untilKnown(world, caller, () =>
    session.send('place', { method: 'POST', path: `/doctor/orders/${orderId}/place`, body: { version } }),
  );
  // Placed by a try before, which was not answered.
  const order: Order | undefined = answer?.status === 200 ? answer.body.data : answer?.body?.data?.order;
  if (order?.state !== 'PLACED') return undefined;
  return { orderId, number: order.number, at: performance.now() };
}

async function report(
  world: World,
  caller: Caller,
  { placed, apiKey, bundle }: { placed: AskedOrder; apiKey: string; bundle: ReturnType<typeof bundleOf> },
): Promise<void> {
  const asked: Asked = {
    method: 'POST',
    path: '/lab/reports',
    body: bundle,
    headers: { authorization: `Bearer ${apiKey}` },
  };
  const first = await untilKnown(world, caller, () => caller.send('report', asked));
  if (first?.status !== 200) return;
  placed.report = numberOf(bundle);
  if (caller.random(3) === 0) return;
  const again = await caller.send('report', asked);
  if (again.status === 200 && again.text !== first.text)
    world.complain('repeats', 'the same reports sent again were answered otherwise');
}

function numberOf({ entry }: ReturnType<typeof bundleOf>): string {
  const resources = entry.map(
    ({ resource }) => resource as { identifier?: { value: string }[]; resourceType: string },
  );
  const sent = resources.find(({ resourceType }) => resourceType === 'DiagnosticReport');
  return sent?.identifier?.[0]?.value ?? '';
}
