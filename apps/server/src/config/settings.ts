import { ageRecipients, backupCommand, backupTarget, keptBackups, timeOfDay } from './backup-readers.ts';
import {
  apiPrefix,
  captchaAnswer,
  connections,
  databaseAddress,
  fileOrCommand,
  folder,
  host,
  instant,
  logLevel,
  mailAddress,
  mailServerAddress,
  milliseconds,
  networks,
  onOrOff,
  peakBookings,
  port,
  proxies,
  retentionDays,
  siteAddress,
  text,
  textProviderAddress,
  textSenderName,
  webAddress,
  workers,
} from './readers.ts';
import type { SettingTable } from './setting.ts';
import { exportInterval, otlpHeaders, sampler, samplerArgument, serviceName } from './telemetry-readers.ts';

/** Every setting; `docs/operations.md` has a row for each, in this order. */
export const SETTINGS = {
  /** After `withSettingsFile`: which file was read. */
  settingsFile: {
    name: 'PHIAL_SETTINGS',
    read: text,
    about: 'the file that the other settings are in',
  },
  port: { name: 'PORT', read: port, default: '8080', about: 'port to listen on' },
  host: { name: 'HOST', read: host, default: '127.0.0.1', about: 'address to listen on' },
  dataDir: {
    name: 'DATA_DIR',
    read: folder,
    default: './data',
    about: 'embedded database, its secret, key file',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    read: databaseAddress,
    secret: true,
    about: 'a PostgreSQL server, 15 or newer, instead of the embedded one',
  },
  databaseConnections: {
    name: 'DATABASE_CONNECTIONS',
    read: connections,
    about: 'most connections to the database that this machine opens, all workers together',
  },
  /** Undefined for as many as there are processors; see `start/worker-count.ts`. */
  workers: {
    name: 'WORKERS',
    read: workers,
    default: 'auto',
    about: 'processes that serve',
  },
  publicUrl: { name: 'PUBLIC_URL', read: webAddress, about: 'the address visitors use' },
  apiPrefix: { name: 'API_PREFIX', read: apiPrefix, default: '/api', about: 'base path of all calls' },
  /** Path on this server or a whole address (docs/rules/site.md#mobile-edition). */
  mobileSiteUrl: {
    name: 'MOBILE_SITE_URL',
    read: siteAddress,
    default: '/m/',
    about: 'where phones are sent',
  },
  adminSiteUrl: {
    name: 'ADMIN_SITE_URL',
    read: siteAddress,
    default: '/admin/',
    about: 'the staff and doctor site',
  },
  /** Whose `X-Forwarded-*` headers are believed: nobody's, or those of the addresses listed. */
  trustProxy: {
    name: 'TRUST_PROXY',
    read: proxies,
    default: 'off',
    about: 'proxies whose `X-Forwarded-For` is believed',
  },
  /** As it stands, newest first; read by the key ring. */
  keys: { name: 'PHIAL_KEYS', read: text, secret: true, about: 'encryption keys, newest first' },
  sample: { name: 'PHIAL_SAMPLE', read: onOrOff, default: 'on', about: 'load the sample content' },
  retentionDays: {
    name: 'RETENTION_DAYS',
    read: retentionDays,
    default: '90',
    about: 'days after the appointment for which personal data are kept',
  },
  /** What `limits/planned-load.ts` follows. */
  peakBookings: {
    name: 'PEAK_BOOKINGS_A_MINUTE',
    read: peakBookings,
    default: '1',
    about: 'bookings in the busiest minute to plan for',
  },
  smtpUrl: {
    name: 'SMTP_URL',
    read: mailServerAddress,
    secret: true,
    about: 'mail server for messages to visitors',
  },
  /** Without it the support address of the laboratory, as published. */
  mailFrom: { name: 'MAIL_FROM', read: mailAddress, about: 'address the messages come from' },
  /** See `text-messages/text-sender.ts`. */
  smsUrl: {
    name: 'SMS_URL',
    read: textProviderAddress,
    secret: true,
    about: 'provider of text messages with its login',
  },
  smsFrom: {
    name: 'SMS_FROM',
    read: textSenderName,
    about: 'number (`+852…`) or name of up to 11 letters that text messages come from',
  },
  /** In CIDR notation. */
  webhookPrivateAddresses: {
    name: 'WEBHOOK_PRIVATE_ADDRESSES',
    read: networks,
    default: 'off',
    about: 'networks that are not public and that webhooks may be sent to all the same',
  },
  /** See `audit/heads/put-line.ts`. */
  auditHeadsTo: {
    name: 'AUDIT_HEADS_TO',
    read: fileOrCommand,
    about: 'where the head of the audit log is written out each hour',
  },
  /** Without it no backups are made, and nothing of them costs anything. */
  backupTo: {
    name: 'BACKUP_TO',
    read: backupTarget,
    about: 'where backups go: an absolute path of a folder, or',
  },
  backupFrom: {
    name: 'BACKUP_FROM',
    read: backupCommand,
    about: 'where `BACKUP_TO` is a command: the command that writes a file back to its standard output',
  },
  backupDelete: {
    name: 'BACKUP_DELETE',
    read: backupCommand,
    about: 'where `BACKUP_TO` is a command: the command that deletes a file',
  },
  /** Public keys, so no secret. */
  backupRecipients: {
    name: 'BACKUP_AGE_RECIPIENT',
    read: ageRecipients,
    about: 'whom backups are encrypted for',
  },
  /** Minutes since midnight in Hong Kong. */
  backupAt: {
    name: 'BACKUP_AT',
    read: timeOfDay,
    default: '03:15',
    about: 'when the nightly backup is made',
  },
  backupKeep: {
    name: 'BACKUP_KEEP',
    read: keptBackups,
    default: '14',
    about: 'how many good backups are kept',
  },
  logLevel: { name: 'LOG_LEVEL', read: logLevel, default: 'info', about: '`silent`, `error`, `warn`' },
  slowStatementMs: {
    name: 'SLOW_STATEMENT_MS',
    read: milliseconds,
    default: '500',
    about: 'statements of the database that take so many milliseconds are in the log',
  },
  /** Without it nothing of OpenTelemetry is loaded. This and those below have the names of its specification. */
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    read: webAddress,
    about: 'collector that gets traces and metrics',
  },
  /** By name. */
  otlpHeaders: {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    read: otlpHeaders,
    secret: true,
    about: 'headers for the collector',
  },
  serviceName: {
    name: 'OTEL_SERVICE_NAME',
    read: serviceName,
    default: 'phial',
    about: 'what the collector calls this server',
  },
  tracesSampler: {
    name: 'OTEL_TRACES_SAMPLER',
    read: sampler,
    default: 'parentbased_always_on',
    about: 'which calls and jobs are traced',
  },
  tracesSamplerArgument: {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    read: samplerArgument,
    default: '1',
    about: 'share of them',
  },
  metricExportInterval: {
    name: 'OTEL_METRIC_EXPORT_INTERVAL',
    read: exportInterval,
    default: '60000',
    about: 'milliseconds from one sending of metrics to the next',
  },
  production: {
    name: 'NODE_ENV',
    read: (name: string) => name === 'production',
    default: 'development',
    about: '`production` refuses every `PHIAL_TEST_…` setting',
  },
} as const satisfies SettingTable;

/** What every setting for tests begins with, and none other. */
export const TEST_PREFIX = 'PHIAL_TEST_';

/** Settings for tests, refused in production. */
export const TEST_SETTINGS = {
  /** docs/rules/captcha-and-limits.md#test-settings */
  captcha: {
    name: 'PHIAL_TEST_CAPTCHA',
    read: captchaAnswer,
    about: 'tests only: four characters every captcha accepts',
  },
  clock: {
    name: 'PHIAL_TEST_CLOCK',
    read: instant,
    about: "tests only: instant the server's clock starts at",
  },
  limits: {
    name: 'PHIAL_TEST_LIMITS',
    read: onOrOff,
    default: 'on',
    about: 'tests only: `off` lifts the limits',
  },
  password: {
    name: 'PHIAL_TEST_PASSWORD',
    read: text,
    about: 'tests only: the password of the accounts of the first start',
  },
} as const satisfies SettingTable;
