import type { Config } from './config.ts';

/**
 * What a laboratory needs in production, and has not set; the server works without, and says so at each start.
 * @returns a line for each, which begins with the name
 */
export function missingInProduction(config: Config): string[] {
  const missing: string[] = [];
  if (!config.publicUrl?.startsWith('https:')) {
    missing.push(
      'PUBLIC_URL is not an https address: the cookies of sessions are sent without Secure and without the prefix __Host-, and answers carry no HSTS. Set PUBLIC_URL to the address visitors use',
    );
  } else if (config.trustProxy === false) {
    missing.push(
      'TRUST_PROXY is not set, but PUBLIC_URL is an https address, so that a proxy must be in front: all visitors count as one. Set TRUST_PROXY to the address of the proxy, such as loopback',
    );
  }
  if (config.smtpUrl === undefined) {
    missing.push(
      'SMTP_URL is not set: visitors get no confirmation and no reminder, and forgotten passwords are reset by an administrator alone',
    );
  }
  if (config.backupTo === undefined) {
    missing.push(
      'BACKUP_TO is not set: no backups are made. Set it to a folder on another disk or machine, or to a command',
    );
  }
  return missing;
}
