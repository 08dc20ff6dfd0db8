import { describe, expect, it } from 'vitest';
import { ADDRESS_REFUSED, checkedLookup, isEndpointUrl, mayReceive } from './receiver-address.ts';

const production = { production: true, webhookPrivateAddresses: [] };
const development = { production: false, webhookPrivateAddresses: [] };
const ownNetwork = { production: true, webhookPrivateAddresses: ['10.20.0.0/16', 'fd12::/16'] };

describe('an address', () => {
  it.each(['93.184.215.14', '2606:2800:21f:cb07::1'])('%s is public', (address) => {
    expect(mayReceive(address, production)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.20.1.2',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1%eth0',
    'fd12::1',
    '::ffff:10.20.1.2',
    '::ffff:127.0.0.1',
    '64:ff9b::a14:102',
    '2002:a14:102::1',
    'lab.example',
  ])('%s is refused in production', (address) => {
    expect(mayReceive(address, production)).toBe(false);
  });

  it('in a network of WEBHOOK_PRIVATE_ADDRESSES is accepted, those beside it are not', () => {
    expect(['10.20.1.2', '::ffff:10.20.1.2', 'fd12::1'].map((one) => mayReceive(one, ownNetwork))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['10.21.1.2', 'fd13::1', '127.0.0.1'].map((one) => mayReceive(one, ownNetwork))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('of the loopback interface is accepted outside production', () => {
    expect(['127.0.0.1', '::1', '10.20.1.2'].map((one) => mayReceive(one, development))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the URL of an endpoint', () => {
  it.each(['https://lis.example/hooks?token=1', 'https://93.184.215.14/', 'https://lis.internal:8443/'])(
    '%s is accepted',
    (url) => {
      expect(isEndpointUrl(url, production)).toBe(true);
    },
  );

  it.each([
    'http://lis.example/',
    'http://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://user:secret@lis.example/',
    'https://lis.example/#part',
    'ftp://lis.example/',
    'lis.example',
    '',
  ])('%s is refused in production', (url) => {
    expect(isEndpointUrl(url, production)).toBe(false);
  });

  it('may be http on the loopback interface outside production', () => {
    expect(isEndpointUrl('http://localhost:8080/', development)).toBe(true);
    expect(isEndpointUrl('http://[::1]:8080/', development)).toBe(true);
    expect(isEndpointUrl('http://lis.example/', development)).toBe(false);
  });
});

describe('a name', () => {
  const resolved = (rules: Parameters<typeof checkedLookup>[0], all: boolean) =>
    new Promise((resolve) => {
      checkedLookup(rules)('localhost', { all }, (error, address) => resolve(error?.code ?? address));
    });

  it('that resolves to refused addresses only does not connect', async () => {
    expect(await resolved(production, true)).toBe(ADDRESS_REFUSED);
    expect(await resolved(production, false)).toBe(ADDRESS_REFUSED);
  });

  it('is resolved to what is accepted', async () => {
    expect(await resolved(development, false)).toMatch(/^(?:127\.0\.0\.1|::1)$/);
    expect(await resolved(development, true)).toEqual(
      expect.arrayContaining([expect.objectContaining({ address: expect.any(String) })]),
    );
  });
});
