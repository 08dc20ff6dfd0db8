import type { WorkPurpose } from '@phial/contract/booking/work';
import type { KeyRing } from '../crypto/key-ring.ts';
import { networksOf } from '../network-address.ts';
import { type CounterDependencies, counterMaker } from './counters.ts';

const SUBJECTS = ['address', 'customer', 'network', 'everybody'] as const;
type Load = Record<(typeof SUBJECTS)[number], number>;

const HOUR = 3600;

/**
 * How many solved challenges came within an hour from an address, its networks and the whole site. For the whole site
 * those of sign-ins do not count: they come from whoever guesses, and others would pay for it.
 */
export interface WorkLoad {
  ofAddress(address: string): Promise<Load>;
  /** Counts one. */
  add(address: string, purpose: WorkPurpose): Promise<void>;
}

export function createWorkLoad(deps: CounterDependencies & { keys: KeyRing }): WorkLoad {
  const newCounter = counterMaker(deps);
  const counters = SUBJECTS.map((subject) => ({
    subject,
    counter: newCounter(`work-${subject}`, { calls: Number.MAX_SAFE_INTEGER, seconds: HOUR }),
  }));

  function keysOf(address: string): Record<keyof Load, string> {
    const { caller, customer, network } = networksOf(address);
    const hash = (text: string) => deps.keys.keyedHash('limit', text).toString('base64url');
    return {
      address: hash(caller),
      customer: hash(customer ?? caller),
      network: hash(network),
      everybody: hash(''),
    };
  }

  return {
    async ofAddress(address) {
      const keys = keysOf(address);
      const load: Load = { address: 0, customer: 0, network: 0, everybody: 0 };
      for (const { subject, counter } of counters) {
        load[subject] = (await counter.get(keys[subject]))?.consumedPoints ?? 0;
      }
      return load;
    },
    async add(address, purpose) {
      const keys = keysOf(address);
      for (const { subject, counter } of counters) {
        if (subject !== 'everybody' || purpose !== 'sign-in') await counter.consume(keys[subject]);
      }
    },
  };
}
