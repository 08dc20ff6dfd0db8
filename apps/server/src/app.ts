import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { type FastifyBaseLogger, type FastifyRequest, fastify, LogController } from 'fastify';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { apiKeyRoutes } from './accounts/api-keys/api-keys.routes.ts';
import { guardRoutes } from './accounts/guard-routes.ts';
import { passkeyRoutes } from './accounts/passkeys/passkey.routes.ts';
import { passwordResetRoutes } from './accounts/password-reset/password-reset.routes.ts';
import { providerRoutes } from './accounts/provider/provider.routes.ts';
import { docsRoutes } from './api-docs/docs.routes.ts';
import type { AppDependencies, PhialServer } from './app-dependencies.ts';
import { measureAuditLog } from './audit/audit-gauges.ts';
import { auditRoutes } from './audit/audit-log.routes.ts';
import { backupRoutes } from './backup/backup.routes.ts';
import { measureBackups } from './backup/backup-gauges.ts';
import { bookingRoutes } from './booking/booking.routes.ts';
import { deskRoutes } from './booking/desk/desk.routes.ts';
import { bookingFeedRoutes } from './booking/feed/booking-feed.routes.ts';
import { onsiteRoutes } from './booking/onsite/onsite.routes.ts';
import { ownBookingRoutes } from './booking/own/own-booking.routes.ts';
import { waitingRoutes } from './booking/waiting/waiting.routes.ts';
import { limitCallTime } from './call-time.ts';
import { captchaRoutes } from './captcha/captcha.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { serializerOf, validatorOf } from './compiled-schemas.ts';
import { configurationRoutes } from './configuration/configuration.routes.ts';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';
import { contentRoutes } from './content/content.routes.ts';
import { laboratoryRoutes, specimenRoutes } from './diagnostics/laboratory/laboratory.routes.ts';
import { orderSetRoutes } from './diagnostics/orders/order-sets/order-sets.routes.ts';
import { orderRoutes } from './diagnostics/orders/orders.routes.ts';
import {
  criticalResultRoutes,
  doctorReportRoutes,
  reportImportRoutes,
} from './diagnostics/reports/reports.routes.ts';
import { drainBeforeClose } from './draining.ts';
import { areaRoutes } from './editing/areas/areas.routes.ts';
import { editingRoutes } from './editing/editing.routes.ts';
import { answerClientError, answerError, handleErrors, lateRequest } from './error-handler.ts';
import { fhirRoutes } from './fhir/fhir.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { seenRequestRoutes } from './health/seen-request.routes.ts';
import { importRoutes } from './imports/imports.routes.ts';
import { MOST_ITEMS, parseJsonBody } from './json-body.ts';
import { logRequests } from './logging/request-log.ts';
import { messageTestRoutes } from './message-tests/message-test.routes.ts';
import { messageRoutes } from './messages/message.routes.ts';
import { measureMessages } from './messages/message-gauges.ts';
import { measureMachine } from './metrics/machine-gauges.ts';
import { measureServer } from './metrics/metrics.ts';
import { believeForwardedFor } from './network-address.ts';
import { shareOf } from './peers/machine-share.ts';
import { measureErasure } from './privacy/erasure-gauge.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { workRoutes } from './proof-of-work/work.routes.ts';
import { requestIds } from './request-id.ts';
import { sampleRoutes } from './sample/sample.routes.ts';
import { scheduleRoutes } from './schedule/schedule.routes.ts';
import { securityHeaders } from './security-headers.ts';
import { servicePointRoutes } from './service-points/service-points.routes.ts';
import { setUpRoutes } from './set-up/set-up.routes.ts';
import { publicPageRoutes } from './site/public-pages/public-pages.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { guardText } from './text-guard.ts';
import { textProviderRoutes } from './text-messages/provider/text-provider.routes.ts';
import { answerUnknownRoutes } from './unknown-routes.ts';
import { pictureRoutes, uploadRoutes } from './uploads/pictures.routes.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Milliseconds. The defaults of Node leave a sender of slow headers connected
 * for a minute and look at their connections only every thirty seconds.
 */
const TIME_LIMITS = {
  /** From the connection (or the last answer) to the end of the headers. */
  headers: 6_000,
  /** To the end of the largest body that anybody may send; ordinary ones have less, see below. */
  request: 900_000,
  /** How often the two are looked at. */
  check: 1_000,
  /** Longer than the idle time of the usual proxies, so that it is they who hang up. */
  keepAlive: 72_000,
  /** For a proxy to close its idle connections when the server ends: longer than those of `deploy/` keep them. */
  drain: 8_000,
};

/**
 * A mobile line at its worst still carries 16 kB a second. Half of that is asked of the reader of an answer, as
 * the system's buffers take a large part of it at once and the rest by fits and starts.
 */
const CONNECTION_LIMITS = (): ConnectionLimits => ({
  connections: shareOf(4_096),
  waiting: 16,
  stalled: 30_000,
  unread: shareOf(128 * 1024 * 1024),
  readers: { most: shareOf(64), time: 5_000, remembered: 15_000 },
  check: TIME_LIMITS.check,
  answer: { time: 10_000, rate: 8 * 1024 },
  body: { time: 6_000, rate: 16 * 1024 },
});

export interface AppOptions extends AppDependencies {
  /** The built sites, served beside the API; registered as a plugin without prefix. */
  site?: (app: PhialServer, deps: AppDependencies) => Promise<void>;
  timeLimits?: typeof TIME_LIMITS;
  connectionLimits?: ConnectionLimits;
}

/**
 * The composition root of the server: whatever it is made of is registered here, in sight.
 * `app.close()` takes no new connection, answers what is under way, then returns; it does not close `db`.
 */
export async function buildApp({
  site,
  timeLimits = TIME_LIMITS,
  connectionLimits = CONNECTION_LIMITS(),
  ...deps
}: AppOptions): Promise<PhialServer> {
  const { config } = deps;
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app: PhialServer = fastify({
    loggerInstance,
    // The lines of its own carry addresses; ours is in `logging/request-log.ts`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config.trustProxy),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: timeLimits.request,
    keepAliveTimeout: timeLimits.keepAlive,
    http: { headersTimeout: timeLimits.headers, connectionsCheckingInterval: timeLimits.check },
    // A request that came in over an open connection while closing is still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorOf);
  app.setSerializerCompiler(serializerOf);

  if (config.trustProxy !== false) drainBeforeClose(app, timeLimits.drain);
  const connections = limitConnections(app.server, connectionLimits, {
    late: (socket) => answerClientError(lateRequest(), socket),
    refused: (refused) => app.log.warn({ refused }, 'connections were refused, as too many are open'),
  });
  app.decorateRequest('refusal', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async ({ routeOptions }: FastifyRequest, body: Buffer) =>
      parseJsonBody(body, (routeOptions.bodyLimit ?? 0) > MAX_BODY_BYTES ? undefined : MOST_ITEMS),
  );

  const fixedHeaders = { ...securityHeaders(config), 'cache-control': 'no-store' };
  // Hooks of every call are callbacks: one that returns a promise makes each call wait a turn for it.
  app.addHook('onRequest', (request, reply, done) => {
    believeForwardedFor(request.raw.headers);
    reply.headers(fixedHeaders).header('x-request-id', request.id);
    done();
  });
  deps.telemetry?.traceCalls(app);
  limitCallTime(app, MAX_BODY_BYTES);
  app.addHook('preValidation', guardText);
  logRequests(app);
  handleErrors(app);
  answerUnknownRoutes(app);
  guardRoutes(app, deps);
  // After the guard: whoever is not let in has no large body to send.
  app.addHook('onRequest', ({ raw, headers, routeOptions }, _reply, done) => {
    const most = routeOptions.bodyLimit ?? MAX_BODY_BYTES;
    if (most > MAX_BODY_BYTES)
      connections.expectBody(raw, Math.min(most, Number(headers['content-length'] ?? most)));
    done();
  });
  const { peers } = deps;
  // Whoever has changed something sees it at once, whichever process answers next.
  if (peers !== undefined) app.addHook('onSend', () => peers.settled());
  const metrics = measureServer(app, deps);
  measureMachine(metrics, deps);
  measureMessages(metrics, deps);
  measureErasure(metrics, deps);
  measureAuditLog(metrics, deps);
  measureBackups(metrics, deps);
  deps.telemetry?.exportMetrics(metrics);
  await app.register(async (scope: PhialServer) => healthRoutes(scope, deps, metrics));
  await app.register(
    async (api: PhialServer) => {
      await api.register(async (scope: PhialServer) => docsRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => seenRequestRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => captchaRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => workRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => servicePointRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => bookingRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => ownBookingRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => waitingRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => contentRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => catalogueRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => onsiteRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => reportImportRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => doctorReportRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => criticalResultRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => accountRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => providerRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => apiKeyRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => passkeyRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => passwordResetRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => deskRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => orderRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => orderSetRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => laboratoryRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => bookingFeedRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => fhirRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => specimenRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => statisticsRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => auditRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => privacyRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => editingRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => areaRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => backupRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => sampleRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => setUpRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => scheduleRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => messageRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => messageTestRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => textProviderRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => uploadRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => importRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => configurationRoutes(scope, deps));
      await api.register(async (scope: PhialServer) => webhookRoutes(scope, deps));
    },
    { prefix: config.apiPrefix },
  );
  await app.register(async (scope: PhialServer) => publicPageRoutes(scope, deps));
  await app.register(async (scope: PhialServer) => pictureRoutes(scope, deps));
  if (site !== undefined) await app.register(async (scope: PhialServer) => site(scope, deps));

  await app.ready();
  return app;
}
