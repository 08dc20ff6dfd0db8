import { BROKEN_BODIES } from '../../../apps/server/src/testing/wrong-input.ts';
import type { Random } from '../random.ts';
import { type Fitting, type Spot, spotsIn } from './fitting.ts';
import { type HostileRequest, requestOf, setHeader, targetOf } from './hostile-request.ts';
import { hostileJson, hostileText, hostileValue, RawJson } from './hostile-values.ts';

/** One to three values of body, query or path that do not belong there. */
export function attackValues(fitting: Fitting, random: Random): HostileRequest {
  const spots = fitting.spots.length > 0 ? fitting.spots : spotsIn(fitting.body);
  for (let turn = random(3); spots.length > 0 && turn >= 0; turn--) {
    const { holder, key, schema } = random.one(spots);
    Object.assign(holder, { [key]: hostileValue(schema, random) });
  }
  const { call, params, query } = fitting;
  const request = requestOf(fitting);
  const texts = [params, query].flatMap((fields) => Object.keys(fields).map((name) => ({ fields, name })));
  if (texts.length > 0 && (spots.length === 0 || random.once(3))) {
    const { fields, name } = random.one(texts);
    fields[name] = hostileText(random).slice(0, 4_000).toWellFormed();
    request.target = targetOf(call, params, query);
  }
  return request;
}

/** Fields that are missing, unknown, there twice or poison, and bodies that are something else altogether. */
export function attackStructure(fitting: Fitting, random: Random): HostileRequest {
  const spots = fitting.spots.length > 0 ? fitting.spots : spotsIn(fitting.body);
  const request = requestOf(fitting);
  if (fitting.call.method === 'GET' || spots.length === 0 || random.once(6)) {
    request.body = Buffer.from(random.one(BROKEN_BODIES));
    setHeader(request, 'content-type', 'application/json');
    return request;
  }
  spoilStructure(random.one(spots), random);
  request.body = Buffer.from(hostileJson(fitting.body));
  return request;
}

function spoilStructure({ holder, key }: Spot, random: Random): void {
  const value = (holder as Record<string, unknown>)[key];
  const own = hostileJson(value);
  const put = (replaced: unknown, name: string | number = key) => Object.assign(holder, { [name]: replaced });
  switch (random(9)) {
    case 0:
      if (Array.isArray(holder)) holder.length = 0;
      else delete holder[key];
      break;
    case 1:
      put(new RawJson(`${own},${JSON.stringify(String(key))}:${own}`));
      break;
    case 2:
      put(
        new RawJson(`${own},"${random.one(['__proto__', 'constructor', 'toString', 'prototype'])}":{"x":1}`),
      );
      break;
    case 3:
      put(1, random.one(['x'.repeat(3_000), '字段', '', 'a.b', '$where', 'id', 'ID', 'accountId', 'role']));
      break;
    case 4:
      put([value, value]);
      break;
    case 5:
      put({ value });
      break;
    case 6:
      put(null);
      break;
    case 7:
      put(Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`k${n}`, n])));
      break;
    default:
      put(new RawJson(`${own},"":0`));
  }
}

/** The right body with wrong bytes in it, cut off, encoded otherwise, or with something behind it. */
export function attackBytes(fitting: Fitting, random: Random): HostileRequest {
  const request = requestOf(fitting);
  const body = request.body ?? Buffer.from('{"a":1}');
  setHeader(request, 'content-type', fitting.call.bodyMedia?.[0] ?? 'application/json');
  request.body = spoiltBytes(body, random);
  return request;
}

/** @returns a copy */
export function spoiltBytes(from: Buffer, random: Random): Buffer {
  const bytes = Buffer.from(from);
  const at = random(bytes.length);
  switch (random(9)) {
    case 0:
      for (let turn = random(8); bytes.length > 0 && turn >= 0; turn--)
        bytes[random(bytes.length)] = random(256);
      return bytes;
    case 1:
      return bytes.subarray(0, at);
    case 2:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([random.one([0, 0x1b, 0x80, 0xc0, 0xed, 0xff])]),
        bytes.subarray(at),
      ]);
    case 3:
      return Buffer.from(bytes.toString(), 'utf16le');
    case 4:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
    case 5:
      return Buffer.concat([bytes, bytes]);
    case 6:
      return Buffer.concat([Buffer.alloc(60_000, ' '), bytes]);
    case 7:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xed, 0xa0, 0x80]), bytes.subarray(at)]);
    default:
      return Buffer.from(bytes.toString().replace(/[,:{}[\]"]/g, (sign) => (random.once(8) ? '' : sign)));
  }
}
