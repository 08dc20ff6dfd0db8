import * as calls from '@phial/contract/calls/order-sets';
import type { AppDependencies, PhialServer } from '../../../app-dependencies.ts';
import { handle } from '../../../handle.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites.service.ts';
import { changeOrderSet, listOrderSets, removeOrderSet, saveOrderSet } from './order-set.service.ts';

/** A doctor's own favourites and order sets; those of others are answered as if they did not exist. */
export async function orderSetRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listFavourites, ({ signedIn }) => listFavourites(deps, signedIn.account.id));
  handle(app, calls.addFavourite, ({ params, signedIn }) => addFavourite(deps, signedIn.account.id, params));
  handle(app, calls.removeFavourite, ({ params, signedIn }) =>
    removeFavourite(deps, signedIn.account.id, params),
  );

  handle(app, calls.listOrderSets, ({ signedIn }) => listOrderSets(deps, signedIn.account.id));
  handle(app, calls.createOrderSet, ({ body, signedIn }) => saveOrderSet(deps, signedIn.account.id, body));
  handle(app, calls.changeOrderSet, ({ params, body, signedIn }) =>
    changeOrderSet(deps, signedIn.account.id, params.id, body),
  );
  handle(app, calls.deleteOrderSet, ({ params, body, signedIn }) =>
    removeOrderSet(deps, signedIn.account.id, params.id, body.version),
  );
}
