import { randomUUID } from 'node:crypto';
import { publicHolidays } from '@phial/content/holidays';
import { openings } from '@phial/content/sample/opening-patterns';
import { weeklyRestDays } from '@phial/content/sample/rest-days';
import type { SuffixedText } from '@phial/content/sample/service-point';
import { servicePoints } from '@phial/content/sample/service-points';
import { type LocalText, NO_TEXT } from '../db/local-text.ts';

/** The texts of the content folder as the database keeps them. */
function localText({ eng, cht, chs }: SuffixedText): LocalText {
  return { tw: cht, zh: chs, en: eng };
}

/** The districts that the sample's points name, each once. */
export function sampleDistricts(): { city: string; names: LocalText }[] {
  const districts = servicePoints.map((point) => ({
    city: point.cityCode,
    names: localText(point.district),
  }));
  return [...new Map(districts.map((district) => [districtKey(district), district])).values()];
}

/** A district by its city and its English name. */
export function districtKey({ city, names }: { city: string; names: LocalText }): string {
  return `${city} ${names.en}`;
}

/** @param districtIds by {@link districtKey} */
export function servicePointRows(districtIds: ReadonlyMap<string, string>) {
  return servicePoints.map((point, position) => ({
    id: point.servPtId,
    city: point.cityCode,
    district: districtIds.get(districtKey({ city: point.cityCode, names: localText(point.district) })),
    belong_to: point.belongTo,
    company_name: localText(point.comName),
    name: localText(point.servPt),
    address: localText(point.address),
    biz_time: NO_TEXT,
    tel: point.tel,
    position,
    rest_weekdays: weeklyRestDays,
    sample: true,
  }));
}

export function serviceAbilityRows() {
  return servicePoints.flatMap((point) =>
    point.abilities.map(({ type, ablName }, position) => ({
      service_point_id: point.servPtId,
      service_type: type,
      position,
      name: localText(ablName),
    })),
  );
}

export function openingPatternRows() {
  return openings.flatMap(({ servPtId, type, patterns }) =>
    patterns.map((pattern) => ({
      id: randomUUID(),
      service_point_id: servPtId,
      service_type: type,
      weekdays: pattern.weekdays,
      opens: pattern.opens,
      closes: pattern.closes,
      every_minutes: pattern.everyMinutes,
      capacity: pattern.capacity,
      valid_from: pattern.validFrom ?? null,
      valid_until: pattern.validUntil ?? null,
      sample: true,
    })),
  );
}

/** The public holidays of two years, everywhere. */
export function breakDayRows(year: number) {
  return [...publicHolidays(year), ...publicHolidays(year + 1)].map(({ day, names }) => ({
    id: randomUUID(),
    from_day: day,
    until_day: day,
    service_point_id: null,
    city: null,
    kind: 'public-holiday',
    names,
    sample: true,
  }));
}
