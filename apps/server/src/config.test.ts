import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS, TEST_SETTINGS } from './config/settings.ts';
import { ConfigError, readConfig } from './config.ts';

const RECIPIENT = `age1${'q'.repeat(58)}`;

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: join(process.cwd(), 'data'),
      apiPrefix: '/api',
      mobileSiteUrl: '/m/',
      adminSiteUrl: '/admin/',
      sample: true,
      retentionDays: 90,
      peakBookings: 1,
      webhookPrivateAddresses: [],
      backupAt: 195,
      backupKeep: 14,
      production: false,
      test: { limits: true },
      logLevel: 'info',
      slowStatementMs: 500,
      serviceName: 'phial',
      tracesSampler: 'parentbased_always_on',
      tracesSamplerArgument: 1,
      metricExportInterval: 60_000,
      trustProxy: false,
    });
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/phial data',
      DATABASE_URL: 'postgresql://user:secret@db.example/phial',
      PUBLIC_URL: 'https://lab.example/',
      API_PREFIX: 'v1/api/',
      MOBILE_SITE_URL: 'https://m.lab.example/',
      ADMIN_SITE_URL: '/staff/',
      PHIAL_KEYS: 'k1:abc',
      PHIAL_SAMPLE: 'off',
      RETENTION_DAYS: '3650',
      PEAK_BOOKINGS_A_MINUTE: '13000',
      SMTP_URL: 'smtps://user:secret@mail.lab.example:465',
      MAIL_FROM: 'desk@lab.example',
      SMS_URL: 'https://user:secret@sms.example/messages',
      SMS_FROM: '+85200000000',
      WEBHOOK_PRIVATE_ADDRESSES: '10.20.0.0/16, fd12::/16',
      AUDIT_HEADS_TO: '| ssh store.example cat',
      BACKUP_TO: '| rclone rcat "lab:$BACKUP_NAME"',
      BACKUP_FROM: 'rclone cat "lab:$BACKUP_NAME"',
      BACKUP_DELETE: '| rclone deletefile "lab:$BACKUP_NAME"',
      BACKUP_AGE_RECIPIENT: `${RECIPIENT}, ${RECIPIENT}`,
      BACKUP_AT: '23:59',
      BACKUP_KEEP: '1',
      PHIAL_TEST_CAPTCHA: 'ABCD',
      PHIAL_TEST_CLOCK: '2026-03-02T09:00:00+08:00',
      PHIAL_TEST_LIMITS: 'off',
      PHIAL_TEST_PASSWORD: 'for the tests only',
      LOG_LEVEL: 'warn',
      SLOW_STATEMENT_MS: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a%3Db, x-tenant=laboratory',
      OTEL_SERVICE_NAME: 'phial-desk',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '.25',
      OTEL_METRIC_EXPORT_INTERVAL: '15000',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
    });
    expect(config).toEqual({
      port: 0,
      host: '::1',
      dataDir: '/srv/phial data',
      databaseUrl: 'postgresql://user:secret@db.example/phial',
      publicUrl: 'https://lab.example',
      apiPrefix: '/v1/api',
      mobileSiteUrl: 'https://m.lab.example/',
      adminSiteUrl: '/staff/',
      keys: 'k1:abc',
      sample: false,
      retentionDays: 3650,
      peakBookings: 13_000,
      smtpUrl: 'smtps://user:secret@mail.lab.example:465',
      mailFrom: 'desk@lab.example',
      smsUrl: 'https://user:secret@sms.example/messages',
      smsFrom: '+85200000000',
      webhookPrivateAddresses: ['10.20.0.0/16', 'fd12::/16'],
      auditHeadsTo: '| ssh store.example cat',
      backupTo: { kind: 'command', command: 'rclone rcat "lab:$BACKUP_NAME"' },
      backupFrom: 'rclone cat "lab:$BACKUP_NAME"',
      backupDelete: 'rclone deletefile "lab:$BACKUP_NAME"',
      backupRecipients: [RECIPIENT, RECIPIENT],
      backupAt: 1439,
      backupKeep: 1,
      production: false,
      test: {
        captcha: 'ABCD',
        clock: new Date('2026-03-02T01:00:00Z'),
        limits: false,
        password: 'for the tests only',
      },
      logLevel: 'warn',
      slowStatementMs: 0,
      otlpEndpoint: 'https://collector.example/otlp',
      otlpHeaders: { authorization: 'Bearer a=b', 'x-tenant': 'laboratory' },
      serviceName: 'phial-desk',
      tracesSampler: 'traceidratio',
      tracesSamplerArgument: 0.25,
      metricExportInterval: 15_000,
      trustProxy: ['loopback', '10.0.0.0/8'],
    });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://user:secret@db.example/phial'],
    ['DATABASE_URL', 'nonsense'],
    ['SMTP_URL', 'mail.lab.example:25'],
    ['SMTP_URL', 'https://user:secret@mail.lab.example'],
    ['MAIL_FROM', 'desk'],
    ['SMS_URL', 'http://user:secret@sms.example/messages'],
    ['SMS_URL', 'https://sms.example/messages'],
    ['SMS_FROM', 'a name that is too long'],
    ['WEBHOOK_PRIVATE_ADDRESSES', 'on'],
    ['WEBHOOK_PRIVATE_ADDRESSES', '10.0.0.1'],
    ['AUDIT_HEADS_TO', 'heads.jsonl'],
    ['AUDIT_HEADS_TO', '/mnt/store/'],
    ['AUDIT_HEADS_TO', '|'],
    ['PUBLIC_URL', 'lab.example'],
    ['API_PREFIX', '/'],
    ['API_PREFIX', '/admin/api'],
    ['API_PREFIX', '/zh-hant'],
    ['MOBILE_SITE_URL', '//elsewhere.example'],
    ['MOBILE_SITE_URL', 'javascript:alert(1)'],
    ['ADMIN_SITE_URL', 'admin'],
    ['PHIAL_SAMPLE', 'yes'],
    ['RETENTION_DAYS', '0'],
    ['RETENTION_DAYS', '3651'],
    ['RETENTION_DAYS', '-1'],
    ['RETENTION_DAYS', '1.5'],
    ['RETENTION_DAYS', '9e1'],
    ['RETENTION_DAYS', 'never'],
    ['PEAK_BOOKINGS_A_MINUTE', '0'],
    ['PEAK_BOOKINGS_A_MINUTE', '1000001'],
    ['PEAK_BOOKINGS_A_MINUTE', 'many'],
    ['BACKUP_TO', 'backups'],
    ['BACKUP_TO', '| cat > file'],
    ['BACKUP_FROM', 'cat file'],
    ['BACKUP_FROM', 'cat "$BACKUP_NAME"'],
    ['BACKUP_DELETE', 'rm "$BACKUP_NAME"'],
    ['BACKUP_AGE_RECIPIENT', 'AGE-SECRET-KEY-1'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_KEEP', '0'],
    ['PHIAL_TEST_CAPTCHA', 'ABC'],
    ['PHIAL_TEST_CLOCK', '2026-03-02T09:00:00'],
    ['PHIAL_TEST_CLOCK', '2026-13-02T09:00:00Z'],
    ['PHIAL_TEST_LIMITS', 'false'],
    ['LOG_LEVEL', 'loud'],
    ['SLOW_STATEMENT_MS', '0.5'],
    ['SLOW_STATEMENT_MS', '60001'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%zz'],
    ['OTEL_SERVICE_NAME', 'the desk'],
    ['OTEL_TRACES_SAMPLER', 'always'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_METRIC_EXPORT_INTERVAL', '1000'],
    ['TRUST_PROXY', 'everybody'],
  ])('stops at %s=%s with one line that names it', (name, value) => {
    const stopped = () => readConfig({ [name]: value });
    expect(stopped).toThrow(ConfigError);
    expect(stopped).toThrow(new RegExp(`^${name} .+$`));
  });

  it('does not print the password of a wrong database address', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgre://user:secret@host/db' })).toThrow(/^(?!.*secret)/);
  });

  it.each(['PHIAL_TEST_CAPTCHA', 'PHIAL_TEST_CLOCK', 'PHIAL_TEST_LIMITS'])(
    'refuses %s in production',
    (name) => {
      expect(() => readConfig({ NODE_ENV: 'production', [name]: 'ABCD' })).toThrow(
        `${name} is for tests only`,
      );
      expect(readConfig({ NODE_ENV: 'production', [name]: '' }).production).toBe(true);
    },
  );
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'phial-env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('secrets in files', () => {
  const file = (content: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  };

  it.each([
    ['DATABASE_URL', 'postgresql://user:secret@db.example/phial', 'databaseUrl'],
    ['PHIAL_KEYS', 'k1:abc', 'keys'],
    ['SMTP_URL', 'smtps://user:secret@mail.lab.example:465', 'smtpUrl'],
  ] as const)('reads %s from the file that %s_FILE names', (name, value, key) => {
    expect(readConfig({ [`${name}_FILE`]: file(`${value}\n`) })[key]).toBe(value);
  });

  it('refuses a secret that is given twice', () => {
    const env = { PHIAL_KEYS: 'k1:abc', PHIAL_KEYS_FILE: file('k1:abc') };
    expect(() => readConfig(env)).toThrow('PHIAL_KEYS and PHIAL_KEYS_FILE are both set: remove one of them');
  });

  it('stops at a file that is missing or empty with one line that names it', () => {
    expect(() => readConfig({ SMTP_URL_FILE: '/none' })).toThrow(
      'SMTP_URL_FILE: /none cannot be read (ENOENT)',
    );
    const path = file('\n');
    expect(() => readConfig({ SMTP_URL_FILE: path })).toThrow(`SMTP_URL_FILE: ${path} is empty`);
  });

  it('does not print what a file holds', () => {
    const env = { DATABASE_URL_FILE: file('postgre://user:secret@host/db') };
    expect(() => readConfig(env)).toThrow(/^DATABASE_URL must (?!.*secret)/);
  });
});

describe('docs/operations.md', () => {
  const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...operations.matchAll(/^\| `([A-Z_]+)` \| (.*?) ?\| (.*) \|$/gm)].map(
    ([, name, given, meaning]) => ({ name, default: /^`([^`]*)`$/.exec(given ?? '')?.[1], meaning }),
  );

  it('has a row for every setting, with its default and what it is for', () => {
    const settings = [...Object.values(SETTINGS), ...Object.values(TEST_SETTINGS)];
    expect(rows).toEqual(
      settings.map((setting) => ({
        name: setting.name,
        default: 'default' in setting ? setting.default : undefined,
        meaning: expect.toSatisfy((meaning: string) => meaning.startsWith(setting.about), setting.about),
      })),
    );
  });
});
