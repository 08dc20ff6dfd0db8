import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  readonly certificatePath: string;
  readonly keyPath: string;
  /** In PEM, for those who are to trust it. */
  readonly pem: string;
}

/** The name under which visitors know the laboratory. */
export const HOST = 'lab.example';

/** A certificate for {@link HOST} that it has signed itself, in a folder. */
export function makeCertificate(folder: string): Certificate {
  const [certificatePath, keyPath] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${HOST}`;
  const name = `subjectAltName=DNS:${HOST}`;
  execFileSync(
    'openssl',
    [options.split(' '), '-addext', name, '-keyout', keyPath, '-out', certificatePath].flat(),
    { stdio: 'ignore' },
  );
  return { certificatePath, keyPath, pem: readFileSync(certificatePath, 'utf8') };
}
