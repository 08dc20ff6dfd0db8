import {
  bookWalkIn,
  changeDeskAppointment,
  checkIn,
  readDeskDay,
  writeDayNote,
} from '@phial/contract/calls/desk';
import { signIn } from '@phial/contract/calls/sessions';
import type { DeskAppointment, DeskDay } from '@phial/contract/desk/desk';
import type { WireLanguage } from '@phial/domain/language';
import type { APIRequestContext } from '@playwright/test';
import { person as anybody, type TestPerson } from './person.ts';
import { send } from './send.ts';
import { STAFF_PASSWORD } from './staff-accounts.ts';

/** A colleague at another counter: the calls of the desk over HTTP. */
export class DeskStaff {
  readonly #request: APIRequestContext;
  readonly #headers: { readonly origin: string };

  /** @param request keeps the session's cookie; that of a page signs its browser in */
  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#headers = { origin };
  }

  async signIn(login: 'counter' | 'manager'): Promise<void> {
    const body = { login, password: STAFF_PASSWORD };
    await send(this.#request, signIn, { body, headers: this.#headers });
  }

  /** Today, by the server's clock. */
  day(servicePointId: string): Promise<DeskDay> {
    return send(this.#request, readDeskDay, { query: { servicePointId }, headers: this.#headers });
  }

  /** Writes the note of today for a service point over whatever it says; empty takes it away. */
  async note(servicePointId: string, text: string): Promise<void> {
    const { today, notes } = await this.day(servicePointId);
    const body = { servicePointId, day: today, text, version: notes.ofPoint.version };
    await send(this.#request, writeDayNote, { body, headers: this.#headers });
  }

  /** Books a seat of today for somebody who stands at the desk, without checking in. */
  walkIn(
    slotId: string,
    { name, docNo, telNo, email }: TestPerson = anybody(),
    language: WireLanguage = 'tc',
  ): Promise<DeskAppointment> {
    return send(this.#request, bookWalkIn, {
      body: { name, docNo, telNo, email, slotId, identitySeen: false, language },
      headers: this.#headers,
    });
  }

  /** Moves a booking to another slot, of which its visitor is notified. */
  move({ appointmentId: id, version }: DeskAppointment, slotId: string): Promise<DeskAppointment> {
    const body = { version, slotId };
    return send(this.#request, changeDeskAppointment, { params: { id }, body, headers: this.#headers });
  }

  checkIn({ appointmentId: id, version }: DeskAppointment): Promise<DeskAppointment> {
    const body = { version, identitySeen: true };
    return send(this.#request, checkIn, { params: { id }, body, headers: this.#headers });
  }
}
