import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { KeyRing } from './crypto/key-ring.ts';
import type { Database } from './db/pool.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Peers } from './peers/peers.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import type { TextSender } from './text-messages/text-sender.ts';

/** Everything a route, a service or a job may reach for; handed over, never imported as a singleton. */
export interface AppDependencies {
  db: Database;
  clock: Clock;
  config: Config;
  keys: KeyRing;
  limits: Limits;
  log: Logger;
  /** Absent without a mail server. */
  mailer?: Mailer | undefined;
  /** The other processes of this machine; absent where this one serves alone. */
  peers?: Peers | undefined;
  /** Absent without a collector to send to. */
  telemetry?: Telemetry | undefined;
  /** Absent without a provider of text messages. */
  textSender?: TextSender | undefined;
}

/**
 * The HTTP server as routes see it: request types follow from the TypeBox
 * schemas. A routes file exports `async function xRoutes(app: PhialServer, deps: AppDependencies)`
 * and is registered by name in `app.ts`, inside the API prefix.
 */
export type PhialServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
