import type { Answers } from '@phial/browser/testing/answering-api';
import { bookableSampleServices } from '@phial/content/sample/services';
import type { Availability } from '@phial/contract/booking/availability';
import type { ServicePoint, ServicePointsByCity } from '@phial/contract/booking/service-point';
import { addDays, dayOf } from '@phial/domain/hong-kong-time';
import { sampleBooking } from '../../../features/booking/testing/sample-booking.ts';
import { captchaAnswers } from '../../../fields/testing/captcha-answers.ts';

/** The one day with a free slot: tomorrow, as the browser's clock says. */
const DAY = addDays(dayOf(new Date()), 1);

/** Start of the one free slot. */
export const SLOT_TIME = `${DAY} 10:30:00`;

function servicePoint(servPtId: string, english: string, chinese: string): ServicePoint {
  const texts = <Name extends string>(name: Name, eng: string, cht: string) =>
    ({ [name]: cht, [`${name}Eng`]: eng, [`${name}Cht`]: cht, [`${name}Chs`]: cht }) as Record<
      Name | `${Name}${'Eng' | 'Cht' | 'Chs'}`,
      string
    >;
  return {
    servPtId,
    belongTo: 'HDL',
    tel: '0000 6202',
    ...texts('comName', 'Harbour Diagnostics Laboratory', '海港醫學診斷所'),
    ...texts('servPt', `${english} Centre`, `${chinese}服務點`),
    ...texts('address', `1 Cobalt Road, ${english}`, `${chinese}鈷藍道1號`),
    ...texts('district', english, chinese),
    ...texts('city', 'Kowloon', '九龍'),
    ...texts('bizTime', 'Mon–Fri 09:00–18:00\nSat 09:00–17:00', '星期一至五 09:00–18:00\n星期六 09:00–17:00'),
    testServPtAblVos: [],
  };
}

export const pointsByCity = (): ServicePointsByCity => ({
  KLN: [servicePoint('mong-kok', 'Mong Kok', '旺角'), servicePoint('kwun-tong', 'Kwun Tong', '觀塘')],
});

/** One day with a free and a full slot. */
const availabilityOf = (): Availability => ({
  [DAY]: {
    tag: 'ACTIVE',
    slots: [
      { servPtApptTimeId: 'a', activeTimeBegin: SLOT_TIME, time: '10:30', day: DAY, hasQuota: true },
      { servPtApptTimeId: 'b', activeTimeBegin: `${DAY} 14:00:00`, time: '14:00', day: DAY, hasQuota: false },
    ],
  },
});

/** What a call that succeeds answers. */
export const ok = (data: unknown) => ({ code: 200, msg: '', data });

/** A seat held for ten minutes. */
export const heldSeat = {
  holdId: 'a2f1c8b4-0000-4000-8000-000000000001',
  expiresAt: '',
  secondsLeft: 600,
  extensionsLeft: 10,
};

/** A server where everything of a booking succeeds. */
export const bookingAnswers = (): Answers => ({
  'GET /auth/code': captchaAnswers(),
  'GET /rest/appointment/service/list': () => ok(bookableSampleServices),
  'GET /rest/appointment/servPt/list': () => ok(pointsByCity()),
  'GET /rest/appointment/servPt/soonest': () => ok({ 'kwun-tong': SLOT_TIME }),
  'GET /rest/appointment/servPtApptTime/*': () => ok(availabilityOf()),
  'POST /rest/appointment/hold': () => ok(heldSeat),
  'DELETE /rest/appointment/hold/*': () => ok(null),
  'POST /rest/appointment/appt': ({ body }) => ok(sampleBooking({ ...(body as object), type: 'ECG' })),
});
