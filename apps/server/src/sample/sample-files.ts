import { randomUUID } from 'node:crypto';
import { publicHolidays } from '@phial/content/holidays';
import { SAMPLE_FILES } from '@phial/content/sample/files';
import { readConfiguration } from '../configuration/configuration-file.ts';
import type { Configuration, ConfiguredCity, ConfiguredContent } from '../configuration/format.ts';
import type { Snapshot } from '../configuration/snapshot.ts';

/**
 * Services, service points and hours, with the districts that the database lacks: those it has stay as they are.
 * @param present areas of the database
 */
export function samplePlaces(present: Snapshot['areas']): Configuration {
  const { areas = [], ...places } = readConfiguration(SAMPLE_FILES.servicePoints);
  const districts = new Set(present.flatMap((city) => city.districts.map(({ id }) => id)));
  const lacking = areas.flatMap((city): ConfiguredCity[] => {
    const missing = city.districts.filter(({ id }) => !districts.has(id));
    const names = present.find(({ code }) => code === city.code)?.names ?? city.names;
    return missing.length > 0 ? [{ ...city, names, districts: missing }] : [];
  });
  return lacking.length > 0 ? { ...places, areas: lacking } : places;
}

/**
 * The published texts and test packages; a collection centre is not bound to a service point that the database lacks.
 * @param present service points of the database
 */
export function sampleTexts(present: Snapshot['servicePoints']): ConfiguredContent {
  const { content = {} } = readConfiguration(SAMPLE_FILES.content);
  const { content: packages = {} } = readConfiguration(SAMPLE_FILES.packages);
  const points = new Set(present.map(({ id }) => id));
  const centres = content['collection-centre'] ?? [];
  const bound = centres.map((centre) => {
    const { servPtId, ...body } = centre.body;
    return points.has(String(servPtId)) ? centre : { ...centre, body };
  });
  return { ...content, ...packages, 'collection-centre': bound };
}

export function sampleTestItems(): Configuration {
  return readConfiguration(SAMPLE_FILES.testItems);
}

/** The public holidays of two years, everywhere. They are worked out: a file would be out of date. */
export async function holidayRows(year: number) {
  return [...(await publicHolidays(year)), ...(await publicHolidays(year + 1))].map(({ day, names }) => ({
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
