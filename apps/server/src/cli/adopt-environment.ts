import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import { KNOWN_NAMES } from '../config/setting-names.ts';
import { ConfigError } from '../config.ts';
import { systemErrorCode } from '../system-error.ts';

/**
 * Sets what a file of settings says to Node and to the system (`TMPDIR`, `TZ`, `NODE_EXTRA_CA_CERTS`), as a service
 * manager does before it starts the service: the folder of the database's socket, for one, depends on it.
 * @param env with the file's variables beneath the environment's
 */
export function adoptEnvironment(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env)) {
    if (process.env[name] !== undefined || KNOWN_NAMES.includes(name)) continue;
    process.env[name] = value;
    if (name === 'NODE_EXTRA_CA_CERTS' && value) trust(value);
  }
}

/** Node reads the file of that name only before it runs anything. */
function trust(path: string): void {
  try {
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(path, 'utf8')]);
  } catch (error) {
    throw new ConfigError(`NODE_EXTRA_CA_CERTS: ${path} cannot be used (${systemErrorCode(error) ?? error})`);
  }
}
