import { buildApp } from '../app.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { CAPTCHAS } from '../captcha/captcha-stock.ts';
import { startJobs } from '../jobs/jobs.ts';
import { createLimits } from '../limits/limits.ts';
import { createMailer } from '../mail/mailer.ts';
import { SERVER_JOBS } from '../server-jobs.ts';
import type { SiteFiles } from '../site/static/site-files.ts';
import { staticSite } from '../site/static/static-site.ts';
import { explainListenFailure } from '../start-failure.ts';
import { createTextSender } from '../text-messages/text-sender.ts';
import { startWebhooks } from '../webhooks/sending/start-webhooks.ts';
import type { Start } from './start.ts';

interface Served
  extends Pick<AppDependencies, 'config' | 'db' | 'clock' | 'keys' | 'log' | 'peers' | 'telemetry'> {
  readonly files: SiteFiles;
  /** Whether this process also does what is due by itself, and sends webhooks. */
  readonly doesJobs: boolean;
}

/**
 * Listens, and does the jobs.
 * @param undo gets what ends it
 * @returns the port
 * @throws StartError when the address cannot be had
 */
export async function serveCalls(
  { files, doesJobs, ...given }: Served,
  undo: Start['undo'],
): Promise<number> {
  const { config } = given;
  const deps: AppDependencies = {
    ...given,
    limits: createLimits(given),
    mailer: createMailer(config),
    textSender: createTextSender(config),
  };
  const app = await buildApp({ ...deps, site: (scope) => staticSite(scope, { ...deps, site: files }) });
  // After the last call and the last job, before the database: metrics are read from it.
  undo.push(async () => given.telemetry?.stop());
  undo.push(() => app.close());
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw explainListenFailure(error, config);
  });
  if (doesJobs) {
    const jobs = startJobs(deps, SERVER_JOBS);
    undo.push(() => jobs.stop());
    const webhooks = startWebhooks(deps);
    undo.push(() => webhooks.stop());
  }
  // The first visitor does not wait for fonts to be read.
  CAPTCHAS.fill();
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}
