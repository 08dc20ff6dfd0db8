import { formatServTime, parseServTime } from '@phial/domain/hong-kong-time';
import type { Place, ScheduleModel, Service } from './schedule-model.ts';

/** `YYYY-MM-DD HH:mm:ss`. */
export function timeOf({ startsAt }: Place): string {
  return formatServTime(new Date(startsAt));
}

export function textOf({ services }: ScheduleModel, place: Place): string {
  const { servPtId, type } = services[place.service] as Service;
  return `${servPtId} ${type} ${timeOf(place)}`;
}

/** As calls name it. */
export function wirePlace({ services }: ScheduleModel, wanted: Place) {
  const { servPtId, type } = services[wanted.service] as Service;
  return { servPtId, type, servTime: timeOf(wanted) };
}

/** The reverse of {@link wirePlace}. */
export function readPlace({ services }: ScheduleModel, { servPtId, type }: Service, servTime: string): Place {
  const service = services.findIndex((one) => one.servPtId === servPtId && one.type === type);
  return { service, startsAt: parseServTime(servTime)?.getTime() ?? 0 };
}
