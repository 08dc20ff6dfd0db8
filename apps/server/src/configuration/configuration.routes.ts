import * as calls from '@phial/contract/calls/configuration';
import { actorOf, assertConfirmed } from '../accounts/administration/confirmed-actor.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { exportConfiguration } from './import.service.ts';
import { importFile, previewFile } from './uploaded-file.service.ts';

export async function configurationRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.exportConfiguration, async () => ({ file: await exportConfiguration(deps) }));

  handle(app, calls.previewConfiguration, ({ body: { file }, signedIn }) =>
    previewFile(deps, file, { account: signedIn.account.id }),
  );

  handle(app, calls.importConfiguration, async ({ body, signedIn }) => {
    const by = await actorOf(deps, signedIn, body.ownPassword);
    assertConfirmed(by);
    return importFile(deps, body.file, { actor: by.actor, agreed: body.fingerprint });
  });
}
