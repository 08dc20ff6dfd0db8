import type { Order } from '@phial/contract/order';
import type { Patient, PatientRequest } from '@phial/contract/order-patient';
import type { APIRequestContext } from '@playwright/test';
import type { TestPerson } from './person.ts';

interface Answer<T> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/** The calls of a doctor over HTTP, for where a test begins. */
export class Doctor {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  /** @param request has the session of a doctor; that of a page does once it is signed in */
  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  /** An order that waits for its patient. */
  async placed({ name, docNo, telNo, email }: TestPerson): Promise<Order> {
    const patient: PatientRequest = {
      name,
      englishName: '',
      documentType: 'HKID',
      documentNumber: docNo,
      birthday: '1958-04-12',
      sex: 'F',
      telNo,
      email,
      language: 'en',
    };
    const { patientId } = await this.#send<Patient>('/doctor/patients', patient);
    const items = [{ kind: 'PACKAGE', itemId: 'diabetes-screen' }];
    const draft = { patientId, items, notes: 'Polyuria' };
    const { orderId, version } = await this.#send<Order>('/doctor/orders', draft);
    return this.#send<Order>(`/doctor/orders/${orderId}/place`, { version });
  }

  async #send<T>(path: string, data: unknown): Promise<T> {
    const headers = { origin: this.#origin, 'accept-language': 'en' };
    const response = await this.#request.post(`/api${path}`, { data, headers });
    const answer: Answer<T> = await response.json();
    if (answer.code !== 200) throw new Error(`${path} was refused: ${answer.code} ${answer.msg}`);
    return answer.data;
  }
}
