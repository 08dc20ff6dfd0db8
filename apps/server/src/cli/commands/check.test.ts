import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { type MailServer, startMailServer } from '../../mail/testing/mail-server.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { givenSlot } from '../../testing/builders.ts';
import { runPhial } from '../../testing/run-phial.ts';
import { visitor } from '../../testing/visitor.ts';
import type { Finding } from '../check/finding.ts';

const key = randomBytes(32);
const PHIAL_KEYS = `k1:${key.toString('base64')}`;
/** Where the proxy of these tests calls the server from; the command itself calls from 127.0.0.1. */
const PROXY = '127.0.0.9';

let test: TestApp;
let folder: string;
let mail: MailServer;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'k1', key }]) });
  await visitor(test).book(await givenSlot(test.db));
  folder = await mkdtemp(join(tmpdir(), 'phial-check-'));
  await chmod(folder, 0o700);
  mail = await startMailServer();
});
afterAll(async () => {
  await mail.close();
  await test.close();
  await rm(folder, { recursive: true });
});

async function check(settings: Record<string, string> = {}, ...options: string[]) {
  const { code, output } = await runPhial(['check', '--json', ...options], {
    DATABASE_URL: test.db.url,
    DATA_DIR: folder,
    PHIAL_KEYS,
    PHIAL_TEST_CLOCK: test.clock.now().toISOString(),
    ...settings,
  });
  const findings = JSON.parse(output) as Finding[];
  const of = (subject: string) => findings.find((finding) => finding.subject === subject);
  return { code, of, failures: findings.filter(({ verdict }) => verdict === 'failed') };
}

const failure = (text: string) => ({ verdict: 'failed', text: expect.stringContaining(text) });

describe('phial check', () => {
  it('finds nothing broken where all is well', async () => {
    const { code, of, failures } = await check({ SMTP_URL: mail.url });
    expect({ code, failures }).toEqual({ code: 0, failures: [] });
    for (const subject of [
      'data folder',
      'disk',
      'database',
      'rights',
      'room',
      'tables',
      'clock',
      'keys',
      'mail',
    ]) {
      expect(of(subject)).toMatchObject({ verdict: 'good' });
    }
    expect(of('keys')?.text).toBe('k1 of PHIAL_KEYS open all 1 records that were tried');
  });

  it('prints a table with a sign for each line', async () => {
    const { output } = await runPhial(['check'], { DATABASE_URL: test.db.url, DATA_DIR: folder, PHIAL_KEYS });
    expect(output).toMatch(
      /^✓ settings {7}the environment alone, no file; the database of DATABASE_URL; not in/,
    );
    expect(output).toMatch(/\n! mail {11}SMTP_URL is not set: /);
    expect(output).toMatch(/\n- text messages {2}SMS_URL is not set; /);
  });

  it('really sends a message, and says what the mail server refused', async () => {
    const settings = { SMTP_URL: mail.url, MAIL_FROM: 'desk@lab.example' };
    expect((await check(settings, '--mail', 'it@lab.example')).of('mail')).toMatchObject({ verdict: 'good' });
    expect(mail.emails).toMatchObject([{ to: 'it@lab.example', subject: 'phial check: test message' }]);
    mail.manners = 'refuse';
    expect((await check(settings, '--mail', 'it@lab.example')).of('mail')).toMatchObject(
      failure('EENVELOPE 550'),
    );
    const gone = await check({
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_URL: 'http://u:p@127.0.0.1:9',
      SMS_FROM: 'Lab',
    });
    expect(gone.of('mail')).toMatchObject(failure('see SMTP_URL'));
    expect(gone.of('text messages')).toMatchObject(failure('127.0.0.1 cannot be reached (ECONNREFUSED)'));
    expect(gone.code).toBe(1);
  });
});

describe('phial check says what is broken', () => {
  it('in the settings', async () => {
    const { code, failures } = await check({ PHIAL_SAMPEL: 'off' });
    expect({ code, failures }).toMatchObject({
      code: 1,
      failures: [{ subject: 'settings', text: 'PHIAL_SAMPEL is not a setting: did you mean PHIAL_SAMPLE?' }],
    });
  });

  it('in the password of the database, without repeating it', async () => {
    const url = new URL(test.db.url);
    url.password = 'wrong-secret';
    const { code, of } = await check({ DATABASE_URL: url.href });
    expect(of('database')).toMatchObject(failure('The database of DATABASE_URL refused: '));
    expect(of('database')?.text).not.toContain('wrong-secret');
    expect(code).toBe(1);
  });

  it('in the rights of its user', async () => {
    const run = (statement: string) => sql.raw(statement).execute(test.db.kysely);
    const url = new URL(test.db.url);
    url.username = `phial_reader_${randomBytes(4).toString('hex')}`;
    url.password = 'for the test only';
    await run(`CREATE ROLE ${url.username} LOGIN PASSWORD 'for the test only'`);
    await run(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${url.username}`);
    const { code, of } = await check({ DATABASE_URL: url.href });
    await run(`DROP OWNED BY ${url.username}`);
    await run(`DROP ROLE ${url.username}`);
    expect(of('rights')).toMatchObject(failure(`GRANT ALL ON SCHEMA public TO ${url.username}`));
    expect(code).toBe(1);
  });

  it('in the backups', async () => {
    const settings = { BACKUP_TO: join(folder, 'backups') };
    expect((await check(settings)).of('backup')).toMatchObject(failure('there is none yet: '));
    expect((await check({ NODE_ENV: 'production', PHIAL_TEST_CLOCK: '' })).of('backup')).toMatchObject({
      verdict: 'warning',
      text: 'BACKUP_TO is not set: no backups are made',
    });
  });

  it('in the modes of secret files', async () => {
    const data = join(folder, 'open');
    await mkdir(data, { mode: 0o755 });
    await writeFile(join(data, 'keys.json'), '{}', { mode: 0o644 });
    expect((await check({ DATA_DIR: data })).of('data folder')).toMatchObject(
      failure(`chmod 700 ${data}; chmod 600 ${data}/keys.json`),
    );
  });

  it('in the keys: missing, of another database, or of damaged records', async () => {
    expect((await check({ PHIAL_KEYS: '' })).of('keys')).toMatchObject(
      failure('keys.json is missing: restore it'),
    );
    const other = `k1:${randomBytes(32).toString('base64')}`;
    expect((await check({ PHIAL_KEYS: other })).of('keys')).toMatchObject(
      failure('Key k1 of PHIAL_KEYS is not the k1 that the database is encrypted with'),
    );
    const table = test.db.kysely.updateTable('appointment');
    const { name } = await test.db.kysely.selectFrom('appointment').select('name').executeTakeFirstOrThrow();
    await table.set({ name: randomBytes(40) }).execute();
    expect((await check()).of('keys')).toMatchObject({
      verdict: 'warning',
      text: expect.stringContaining('cannot be read in appointment (1 of 1)'),
    });
    await table.set({ name }).execute();
  });
});

/** What a proxy makes of the headers of a request, which came from 127.0.0.1. */
type ProxyManners = (headers: IncomingHttpHeaders) => IncomingHttpHeaders;

describe('phial check, by a request as a visitor makes it', () => {
  const rightly: ProxyManners = (headers) => ({
    ...headers,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  const hiding: ProxyManners = ({ 'x-forwarded-for': _, ...headers }) => headers;
  const adding: ProxyManners = (headers) => ({
    ...headers,
    'x-forwarded-for': `${headers['x-forwarded-for']}, 127.0.0.1`,
  });
  const renaming: ProxyManners = (headers) => ({ ...rightly(headers), host: 'inside.example' });

  async function proxyFinding(manners: ProxyManners, trustProxy: Config['trustProxy']) {
    const server = await buildTestApp({ db: test.db, keys: test.keys, config: { trustProxy } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const proxy = createServer(({ headers, url: path }, response) => {
      const passed = {
        port,
        host: '127.0.0.1',
        localAddress: PROXY,
        path,
        headers: manners(headers),
        agent: false,
      };
      send(passed, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).end();
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const { of } = await check({}, '--url', address);
    proxy.close();
    await server.close();
    return of('proxy') ?? of('address');
  }

  it.each<[string, ProxyManners, Config['trustProxy'], object]>([
    ['is content with a proxy that is set up', rightly, [PROXY], { verdict: 'good' }],
    ['finds a proxy that is not believed', rightly, false, failure(`which does not believe the proxy there`)],
    [
      'finds a proxy that hides the address',
      hiding,
      [PROXY],
      failure(`all visitors are ${PROXY} to the server`),
    ],
    [
      'finds that any address is believed',
      adding,
      ['127.0.0.0/8'],
      { verdict: 'warning', text: expect.stringContaining('believes an address that the visitor claims') },
    ],
    [
      'finds that the host is changed',
      renaming,
      [PROXY],
      { verdict: 'warning', text: expect.stringContaining('sees the host inside.example') },
    ],
  ])('%s', async (_, manners, trustProxy, finding) => {
    expect(await proxyFinding(manners, trustProxy)).toMatchObject(finding);
  });

  it('says when nobody answers, or somebody else', async () => {
    expect((await check({}, '--url', 'http://127.0.0.1:9')).of('address')).toMatchObject(
      failure('http://127.0.0.1:9 cannot be reached (ECONNREFUSED)'),
    );
    const other = createServer((_, response) => void response.writeHead(404).end('Not here')).listen(
      0,
      '127.0.0.1',
    );
    await once(other, 'listening');
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    expect((await check({}, '--url', address)).of('address')).toMatchObject(
      failure('answers 404 without what'),
    );
    other.close();
  });
});
