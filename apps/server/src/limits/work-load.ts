import type { WorkPurpose } from '@phial/contract/booking/work';
import type { KeyRing } from '../crypto/key-ring.ts';
import { networksOf } from '../network-address.ts';
import type { CountedShare, Counters } from './counters.ts';

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

export function createWorkLoad(keys: KeyRing, counters: Counters): WorkLoad {
  function sharesOf(address: string): CountedShare[] {
    const { caller, customer = caller, network } = networksOf(address);
    const whose = { address: caller, customer, network, everybody: '' };
    return SUBJECTS.map((subject) => ({
      key: `work-${subject}:${hashOfCaller(keys, whose[subject])}`,
      calls: Number.MAX_SAFE_INTEGER,
      seconds: HOUR,
    }));
  }

  return {
    async ofAddress(address) {
      const [own = 0, customer = 0, network = 0, everybody = 0] = await counters.read(sharesOf(address));
      return { address: own, customer, network, everybody };
    },
    async add(address, purpose) {
      const shares = sharesOf(address);
      await counters.consume(purpose === 'sign-in' ? shares.slice(0, SUBJECTS.indexOf('everybody')) : shares);
    },
  };
}

/** Nothing in the store can be read back to a person or an address. */
export function hashOfCaller(keys: KeyRing, whose: string): string {
  return keys.keyedHash('limit', whose).toString('base64url');
}
