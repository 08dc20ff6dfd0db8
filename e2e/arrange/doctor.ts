import { createDraftOrder, placeOrder } from '@phial/contract/calls/orders';
import { createPatient } from '@phial/contract/calls/patients';
import type { Order } from '@phial/contract/orders/order';
import type { APIRequestContext } from '@playwright/test';
import type { TestPerson } from './person.ts';
import { send } from './send.ts';

/** The calls of a doctor over HTTP, for where a test begins. */
export class Doctor {
  readonly #request: APIRequestContext;
  readonly #headers: { readonly origin: string };

  /** @param request has the session of a doctor; that of a page does once it is signed in */
  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#headers = { origin };
  }

  /** An order that waits for its patient. */
  async placed({ name, docNo, telNo, email }: TestPerson): Promise<Order> {
    const { patientId } = await send(this.#request, createPatient, {
      body: {
        name,
        englishName: '',
        documentType: 'HKID',
        documentNumber: docNo,
        birthday: '1958-04-12',
        sex: 'F',
        telNo,
        email,
        language: 'en',
      },
      headers: this.#headers,
    });
    const { orderId: id, version } = await send(this.#request, createDraftOrder, {
      body: { patientId, items: [{ kind: 'PACKAGE', itemId: 'diabetes-screen' }], notes: 'Polyuria' },
      headers: this.#headers,
    });
    return send(this.#request, placeOrder, { params: { id }, body: { version }, headers: this.#headers });
  }
}
