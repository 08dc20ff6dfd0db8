import { type Call, paramsOf } from '@phial/contract/call';
import type { TSchema } from 'typebox';
import { exampleOf } from '../../../scripts/openapi/example.ts';
import type { Random } from '../random.ts';
import type { KnownValues } from './known-values.ts';

/** A place within a body whose value an attack may replace, with what the contract says of it where it does. */
export interface Spot {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
  readonly schema: TSchema | undefined;
}

/** A request that fits its definition, before anything is done to it. */
export interface Fitting {
  readonly call: Call;
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  /** Undefined where the call takes none, or takes a file. */
  readonly body: unknown;
  /** In the body, outermost first. */
  readonly spots: readonly Spot[];
}

/** What a schema of TypeBox may say, as far as it is looked at here. */
interface Said {
  anyOf?: TSchema[];
  examples?: unknown[];
  properties?: Record<string, TSchema>;
  required?: string[];
  items?: TSchema;
}

/** A fitting request for a call, with values that the server knows wherever there are any. */
export function fittingRequest(call: Call, known: KnownValues, random: Random): Fitting {
  const spots: Spot[] = [];
  const slot = random.one(known.slots);
  const fill = (schema: TSchema | undefined) =>
    Object.fromEntries(
      Object.entries(membersOf(schema, random)).map(([name, member]) => {
        const value = known.valueFor(name, slot) ?? exampleOf(member, name);
        return [name, typeof value === 'object' ? JSON.stringify(value) : String(value)];
      }),
    );
  const ids = known.idsOf(call);
  const params = fill(paramsOf(call));
  for (const name of Object.keys(params)) {
    if (ids.length > 0 && /^(?:id|code|servPtId)$/.test(name)) params[name] = random.one(ids);
  }
  const body = call.body === undefined ? undefined : fittingValue(call.body, { random, spots, known, slot });
  return { call, params, query: fill(call.query), body, spots };
}

/** The fields of an object, without some of those that may be left out. */
function membersOf(schema: TSchema | undefined, random: Random): Record<string, TSchema> {
  const { properties = {}, required = [] } = (schema ?? {}) as Said;
  const taken = Object.entries(properties).filter(([name]) => required.includes(name) || !random.once(3));
  return Object.fromEntries(taken);
}

interface Filling {
  readonly random: Random;
  readonly spots: Spot[];
  readonly known: KnownValues;
  readonly slot: KnownValues['slots'][number];
}

function fittingValue(schema: TSchema, filling: Filling, name = ''): unknown {
  const { random, spots, known, slot } = filling;
  const { anyOf, properties, items, examples } = schema as Said;
  const value = known.valueFor(name, slot);
  if (value !== undefined) return value;
  if (anyOf !== undefined) return fittingValue(random.one(anyOf), filling, name);
  if (examples !== undefined) return random.one(examples);
  if (properties !== undefined) {
    const holder: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(membersOf(schema, random))) {
      spots.push({ holder, key, schema: member });
      holder[key] = fittingValue(member, filling, key);
    }
    return holder;
  }
  if (items !== undefined) {
    const holder = [fittingValue(items, filling, name)];
    spots.push({ holder, key: 0, schema: items });
    return holder;
  }
  return exampleOf(schema, name);
}

/** Every place within a value that no schema describes. */
export function spotsIn(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Spot['holder'];
  return Object.entries(value).flatMap(([key, member]) => [
    { holder, key: Array.isArray(holder) ? Number(key) : key, schema: undefined },
    ...spotsIn(member),
  ]);
}
