import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { deskAppointmentRoutes } from './desk-appointment.routes.ts';
import { deskDayRoutes } from './desk-day.routes.ts';
import { deskEventRoutes } from './desk-events.routes.ts';

/** The counter desk: `Today`. */
export async function deskRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  await deskDayRoutes(app, deps);
  await deskAppointmentRoutes(app, deps);
  await deskEventRoutes(app, deps);
}
