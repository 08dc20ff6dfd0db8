import { describe, expect, it } from 'vitest';
import { callerOf, networkOf } from './network-address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8:1:2'],
    ['2001:DB8::6', '2001:db8:0::/48', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0'],
    [undefined, 'unknown', 'unknown'],
    ['::1', '0:0:0::/48', '0:0:0:0'],
  ])('%s is of network %s and of caller %s', (address, network, caller) => {
    expect(networkOf(address)).toBe(network);
    expect(callerOf(address)).toBe(caller);
  });
});
