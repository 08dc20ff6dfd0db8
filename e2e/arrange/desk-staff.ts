import type { DeskAppointment, DeskDay } from '@phial/contract/desk';
import type { WalkInRequest } from '@phial/contract/desk-act';
import type { APIRequestContext } from '@playwright/test';
import { person as anybody, type TestPerson } from './person.ts';
import { STAFF_PASSWORD } from './staff-accounts.ts';

interface Answer<T> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/** A colleague at another counter: the calls of the desk over HTTP. */
export class DeskStaff {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  /** @param request keeps the session's cookie; that of a page signs its browser in */
  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  async signIn(login: 'counter' | 'manager'): Promise<void> {
    await this.#send('POST', '/staff/session', { login, password: STAFF_PASSWORD });
  }

  /** Today, by the server's clock. */
  day(servicePointId: string): Promise<DeskDay> {
    return this.#send('GET', `/staff/desk/day?servicePointId=${servicePointId}`);
  }

  /** Books a place of today for somebody who stands at the desk, without checking in. */
  walkIn(slotId: string, { name, docNo, telNo, email }: TestPerson = anybody()): Promise<DeskAppointment> {
    const body: WalkInRequest = { name, docNo, telNo, email, slotId, identitySeen: false, language: 'tc' };
    return this.#send('POST', '/staff/desk/walk-ins', body);
  }

  checkIn({ appointmentId, version }: DeskAppointment): Promise<DeskAppointment> {
    const body = { version, identitySeen: true };
    return this.#send('POST', `/staff/desk/appointments/${appointmentId}/check-in`, body);
  }

  async #send<T>(method: string, path: string, data?: unknown): Promise<T> {
    const headers = { origin: this.#origin, 'accept-language': 'en' };
    const response = await this.#request.fetch(`/api${path}`, { method, data, headers });
    const answer: Answer<T> = await response.json();
    if (answer.code !== 200) throw new Error(`${method} ${path} was refused: ${answer.code} ${answer.msg}`);
    return answer.data;
  }
}
