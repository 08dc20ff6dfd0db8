import * as calls from '@phial/contract/calls/areas';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import {
  changeCity,
  changeDistrict,
  createCity,
  createDistrict,
  deleteCity,
  deleteDistrict,
  listAreas,
  reorderCities,
  reorderDistricts,
} from './areas.service.ts';

/** Cities and districts (`docs/decisions/043-areas-and-the-life-of-a-point.md`). */
export async function areaRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listAreas, () => listAreas(deps));
  handle(app, calls.createCity, ({ body, signedIn }) => createCity(deps, signedIn.account.id, body.body));
  handle(app, calls.changeCity, ({ params, body, signedIn }) =>
    changeCity(deps, { by: signedIn.account.id, code: params.code, ...body }),
  );
  handle(app, calls.deleteCity, ({ params, body, signedIn }) =>
    deleteCity(deps, { by: signedIn.account.id, code: params.code, version: body.version }),
  );
  handle(app, calls.reorderCities, ({ body, signedIn }) =>
    reorderCities(deps, { by: signedIn.account.id, ...body }),
  );
  handle(app, calls.createDistrict, ({ params, body, signedIn }) =>
    createDistrict(deps, { by: signedIn.account.id, code: params.code, body: body.body }),
  );
  handle(app, calls.changeDistrict, ({ params, body, signedIn }) =>
    changeDistrict(deps, { by: signedIn.account.id, id: params.id, ...body }),
  );
  handle(app, calls.deleteDistrict, ({ params, body, signedIn }) =>
    deleteDistrict(deps, { by: signedIn.account.id, id: params.id, version: body.version }),
  );
  handle(app, calls.reorderDistricts, ({ params, body, signedIn }) =>
    reorderDistricts(deps, { by: signedIn.account.id, code: params.code, ...body }),
  );
}
