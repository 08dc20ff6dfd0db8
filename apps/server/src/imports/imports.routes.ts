import { runImport as importCall, previewImport as previewCall } from '@phial/contract/calls/imports';
import type { ImportKindName } from '@phial/contract/imports/import';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../accounts/sessions/session.service.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { handle } from '../handle.ts';
import { previewImport, runImport } from './imports.service.ts';
import { IMPORTS } from './kinds.ts';

/** Imports in the browser; below the prefix of the calls. */
export async function importRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  // Kept beside the body: whatever walks bodies would walk each byte of it.
  const received = new WeakMap<FastifyRequest, Buffer>();
  app.addContentTypeParser(
    [...importCall.bodyMedia],
    { parseAs: 'buffer', bodyLimit: importCall.bodyLimit },
    async (request: FastifyRequest, bytes: Buffer) => {
      received.set(request, bytes);
    },
  );
  const bytesOf = (request: FastifyRequest) => received.get(request) ?? Buffer.alloc(0);

  handle(app, previewCall, ({ params: { kind }, query: { encoding }, signedIn, request }) => {
    const actor = permitted(kind, signedIn);
    return previewImport(deps, { kind, bytes: bytesOf(request), encoding }, actor);
  });

  handle(app, importCall, ({ params: { kind }, query, signedIn, request }) => {
    const { encoding, fingerprint } = query;
    const actor = permitted(kind, signedIn);
    return runImport(deps, { kind, bytes: bytesOf(request), encoding }, { actor, agreed: fingerprint });
  });
}

/** @throws Refused `not-allowed` to a role that may not import this kind */
function permitted(kind: ImportKindName, { account }: SignedIn) {
  if (!IMPORTS[kind].roles.includes(account.role)) throw new Refused('not-allowed');
  return { account: account.id };
}
