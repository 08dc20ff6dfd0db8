import type { Config } from './config.ts';

/** A setting that is missing, and what that means; one line. */
interface MissingSetting {
  readonly name: string;
  readonly line: string;
}

/** What a laboratory needs in production, and has not set; the server works without, and says so at each start. */
export function missingInProduction(config: Config): MissingSetting[] {
  const missing: MissingSetting[] = [];
  if (!config.publicUrl?.startsWith('https:')) {
    missing.push({
      name: 'PUBLIC_URL',
      line: 'PUBLIC_URL is not an https address: the cookies of sessions are sent without Secure and without the prefix __Host-, and answers carry no HSTS. Set PUBLIC_URL to the address visitors use',
    });
  } else if (config.trustProxy === false) {
    missing.push({
      name: 'TRUST_PROXY',
      line: 'TRUST_PROXY is not set, but PUBLIC_URL is an https address, so that a proxy must be in front: all visitors count as one. Set TRUST_PROXY to the address of the proxy, such as loopback',
    });
  }
  if (config.smtpUrl === undefined) {
    missing.push({
      name: 'SMTP_URL',
      line: 'SMTP_URL is not set: visitors get no confirmation and no reminder, and forgotten passwords are reset by an administrator alone',
    });
  }
  return missing;
}
