import { DeskAppointment } from '@phial/contract/desk';
import {
  AppointmentChange,
  AppointmentVersion,
  CancelRequest,
  CheckInRequest,
  RevealedNumber,
  RevealRequest,
  WalkInRequest,
} from '@phial/contract/desk-act';
import { Envelope } from '@phial/contract/envelope';
import type { ErrorCode } from '@phial/contract/errors';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { checkIn, markNoShow, undoCheckIn, undoNoShow } from './attendance.service.ts';
import { cancelByStaff } from './cancel-by-staff.service.ts';
import { changeByStaff } from './change.service.ts';
import { AT_DESK, DESK_BODY, DESK_LOGIN } from './desk-access.ts';
import { revealNumber } from './reveal.service.ts';
import { bookWalkIn } from './walk-in.service.ts';

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const FORM: ErrorCode[] = [
  'name-required',
  'name-too-long',
  'card-number-required',
  'card-number-invalid',
  'travel-card-number-required',
  'travel-card-number-invalid',
  'phone-invalid',
  'email-invalid',
  'phone-or-email',
];
const PLACE: ErrorCode[] = ['slot-unknown', 'slot-full', 'same-time', 'same-day'];
const STATE: ErrorCode[] = ['already-cancelled', 'status-unfit', 'not-found', 'version-conflict'];
const CONFLICT =
  'Somebody else was faster: `version-conflict`, with the appointment as it is now in `data.appointment`.';

const answers = (...codes: ErrorCode[]) => ({
  200: Envelope(DeskAppointment),
  ...refusals(...DESK_BODY, ...DESK_LOGIN, ...codes),
});

/** What the desk does to appointments; each is told to the trail with the account that did it. */
export async function deskAppointmentRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const callOf = (request: FastifyRequest, appointmentId: string, version: number) => ({
    account: signedInOf(request).account.id,
    appointmentId,
    version,
  });
  const ok = <T>(data: T) => ({ code: 200 as const, msg: '', data });

  app.post(
    '/staff/desk/appointments/:id/check-in',
    {
      config: AT_DESK,
      schema: {
        tags: ['desk'],
        summary: 'Check a visitor in',
        description: `On the day of the appointment, with the identity card seen. ${CONFLICT}`,
        params: Params,
        body: CheckInRequest,
        response: answers('identity-not-seen', 'not-of-today', ...STATE),
      },
    },
    async (request) => {
      const { version, identitySeen } = request.body;
      return ok(await checkIn(deps, { ...callOf(request, request.params.id, version), identitySeen }));
    },
  );

  const TURNS = [
    { method: 'DELETE', act: 'check-in', summary: 'Undo a check-in', work: undoCheckIn, codes: [] },
    { method: 'POST', act: 'no-show', summary: 'Mark a no-show', work: markNoShow, codes: ['no-show-early'] },
    { method: 'DELETE', act: 'no-show', summary: 'Undo a no-show', work: undoNoShow, codes: [] },
  ] as const;
  for (const { method, act, summary, work, codes } of TURNS) {
    app.route({
      method,
      url: `/staff/desk/appointments/:id/${act}`,
      config: AT_DESK,
      schema: {
        tags: ['desk'],
        summary,
        description: CONFLICT,
        params: Params,
        body: AppointmentVersion,
        response: answers(...codes, ...STATE),
      },
      handler: async (request) =>
        ok(await work(deps, callOf(request, request.params.id, request.body.version))),
    });
  }

  app.post(
    '/staff/desk/appointments/:id/cancel',
    {
      config: AT_DESK,
      schema: {
        tags: ['desk'],
        summary: 'Cancel an appointment',
        description: `Of today or later. The visitor is told where the laboratory wants it so. ${CONFLICT}`,
        params: Params,
        body: CancelRequest,
        response: answers('slot-past', ...STATE),
      },
    },
    async (request) => {
      const { version, reason } = request.body;
      return ok(await cancelByStaff(deps, { ...callOf(request, request.params.id, version), reason }));
    },
  );

  app.patch(
    '/staff/desk/appointments/:id',
    {
      config: AT_DESK,
      schema: {
        tags: ['desk'],
        summary: 'Move an appointment, or correct its particulars',
        description: `The old place is given up only as the new one is taken. ${CONFLICT}`,
        params: Params,
        body: AppointmentChange,
        response: answers(...FORM, ...PLACE, 'slot-past', ...STATE),
      },
    },
    async (request) => {
      const { params, body } = request;
      return ok(await changeByStaff(deps, { ...callOf(request, params.id, body.version), body }));
    },
  );

  app.post(
    '/staff/desk/walk-ins',
    {
      config: AT_DESK,
      schema: {
        tags: ['desk'],
        summary: 'Book a place of today for somebody who came without a booking',
        description: 'Over capacity only by a manager or administrator.',
        body: WalkInRequest,
        response: answers(...FORM, ...PLACE, 'not-of-today'),
      },
    },
    async (request) => ok(await bookWalkIn(deps, signedInOf(request).account, request.body)),
  );

  app.post(
    '/staff/desk/appointments/:id/document-number',
    {
      config: AT_DESK,
      schema: {
        tags: ['desk'],
        summary: 'See a whole document number',
        description: 'The trail is told who looked, when and why.',
        params: Params,
        body: RevealRequest,
        response: { 200: Envelope(RevealedNumber), ...refusals(...DESK_BODY, ...DESK_LOGIN, 'not-found') },
      },
    },
    async (request) => {
      const account = signedInOf(request).account.id;
      const call = { appointmentId: request.params.id, account, reason: request.body.reason };
      return ok(await revealNumber(deps, call));
    },
  );
}
