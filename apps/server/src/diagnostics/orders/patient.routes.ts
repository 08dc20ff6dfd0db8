import * as calls from '@phial/contract/calls/patients';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { addPatient, changePatient, readPatient, searchPatients } from './patient.service.ts';

/** A doctor's own patients; those of others are answered as if they did not exist. */
export async function patientRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.searchPatients, ({ body, signedIn }) =>
    searchPatients(deps, signedIn.account.id, body.text),
  );
  handle(app, calls.createPatient, ({ body, signedIn }) => addPatient(deps, signedIn.account.id, body));
  handle(app, calls.readPatient, ({ params, signedIn }) => readPatient(deps, signedIn.account.id, params.id));
  handle(app, calls.changePatient, ({ params, body, signedIn }) =>
    changePatient(deps, signedIn.account.id, params.id, body),
  );
}
