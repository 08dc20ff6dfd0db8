import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import { type Random, randomOf } from '../random.ts';
import { attackAddress } from './attack-addresses.ts';
import { attackBytes, attackStructure, attackValues } from './attack-bodies.ts';
import { attackBundles, attackFiles } from './attack-files.ts';
import { attackHeaders, attackLengths } from './attack-headers.ts';
import { type Fitting, fittingRequest } from './fitting.ts';
import type { HostileRequest } from './hostile-request.ts';
import type { KnownValues } from './known-values.ts';

/** A way to make a request hostile. */
export interface Attack {
  readonly title: string;
  /** So many in a hundred requests. */
  readonly share: number;
  /** Which calls it is for. */
  fits(call: Call): boolean;
  make(fitting: Fitting, random: Random): HostileRequest;
}

const isBundle = ({ bodyCheckedByHandler }: Call) => bodyCheckedByHandler === true;
const isFile = ({ bodyMedia, bodyCheckedByHandler }: Call) =>
  bodyMedia !== undefined && !bodyCheckedByHandler;
const hasBody = ({ body }: Call) => body !== undefined;
const anyCall = () => true;

export const ATTACKS: readonly Attack[] = [
  { title: 'values that do not belong there', share: 30, fits: anyCall, make: attackValues },
  { title: 'fields missing, unknown, doubled', share: 15, fits: hasBody, make: attackStructure },
  { title: 'broken JSON and bytes', share: 12, fits: hasBody, make: attackBytes },
  { title: 'paths, queries and methods', share: 12, fits: anyCall, make: attackAddress },
  { title: 'headers', share: 12, fits: anyCall, make: attackHeaders },
  { title: 'lengths and chunks', share: 6, fits: hasBody, make: attackLengths },
  { title: 'FHIR bundles', share: 6, fits: isBundle, make: attackBundles },
  { title: 'sheets, pictures and forms', share: 7, fits: isFile, make: attackFiles },
];

/** A request of a run, with what it was made of. */
export interface NumberedRequest {
  readonly number: number;
  readonly attack: Attack;
  readonly operation: string;
  readonly call: Call;
  readonly request: HostileRequest;
  /** What is still to be drawn for it. */
  readonly random: Random;
}

const OPERATIONS = Object.entries<Call>(CALLS);

/** The request of this number: the same for the same seed, but for ids and times that the server made. */
export function numberedRequest(number: number, seed: number, known: KnownValues): NumberedRequest {
  const random = randomOf(Math.imul(seed, 0x9e3779b1) + number);
  let left = random(ATTACKS.reduce((sum, { share }) => sum + share, 0));
  const attack = ATTACKS.find(({ share }) => {
    left -= share;
    return left < 0;
  }) as Attack;
  const [operation, call] = random.one(OPERATIONS.filter(([, each]) => attack.fits(each)));
  return {
    number,
    attack,
    operation,
    call,
    request: attack.make(fittingRequest(call, known, random), random),
    random,
  };
}
