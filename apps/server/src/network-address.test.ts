import { describe, expect, it } from 'vitest';
import { believableForwardedFor, networkOf, networksOf } from './network-address.ts';

describe('the networks of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77', undefined, '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.77', undefined, '203.0.113.0/24'],
    ['::ffff:cb00:714d', '203.0.113.77', undefined, '203.0.113.0/24'],
    ['0:0:0:0:0:ffff:cb00:714d', '203.0.113.77', undefined, '203.0.113.0/24'],
    ['2001:db8:1:2fff:3:4:5:6', '2001:db8:1:2fff::/64', '2001:db8:1:2f00::/56', '2001:db8:1::/48'],
    ['2001:DB8::6', '2001:db8::/64', '2001:db8::/56', '2001:db8::/48'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/56', 'fe80::/48'],
    ['::1', '::/64', '::/56', '::/48'],
    ['unknown', 'unknown', undefined, 'unknown'],
    ['1.2.3', 'unknown', undefined, 'unknown'],
    [undefined, 'unknown', undefined, 'unknown'],
  ])('%s', (address, caller, customer, network) => {
    expect(networksOf(address)).toEqual({ caller, customer, network });
    expect(networkOf(address)).toBe(network);
  });
});

describe('the believable part of X-Forwarded-For', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7, 10.0.0.1', '198.51.100.7, 10.0.0.1'],
    ['made up, 198.51.100.7', '198.51.100.7'],
    ['192.0.2.1, <script>, 198.51.100.7', '198.51.100.7'],
    ['made up, 192.0.2.1, garbage, 198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:4711, [2001:db8::1]:443', '198.51.100.7, 2001:db8::1'],
    ['198.51.100.7, garbage', undefined],
    ['', undefined],
  ])('of "%s" is %s', (header, believed) => {
    expect(believableForwardedFor(header)).toBe(believed);
  });
});
