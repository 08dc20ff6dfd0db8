import fc from 'fast-check';

/** A place in a list whose length is not known yet; it counts modulo that. */
export const some = fc.nat({ max: 99 });

/** True once in eight times. */
export const seldom = fc.nat({ max: 7 }).map((n) => n === 7);
