import type { ServicePoint } from '@phial/contract/booking/service-point';
import { formatCoordinates } from '@phial/domain/coordinates';
import { type LaboratoryFacts, mapsSearchUrl } from '@phial/domain/laboratory';
import type { Language } from '@phial/domain/language';

type Located = Pick<
  ServicePoint,
  'addressCht' | 'mapUrl' | 'latitude' | 'longitude' | 'directionsEng' | 'directionsCht' | 'directionsChs'
>;

/** A map with the service point: the laboratory's own link, else a search for its coordinates, else for its address. */
export function mapOf(
  facts: Pick<LaboratoryFacts, 'mapsSearchTemplate'>,
  { mapUrl, latitude, longitude, addressCht }: Located,
): string {
  if (mapUrl !== undefined) return mapUrl;
  if (latitude === undefined || longitude === undefined) return mapsSearchUrl(facts, addressCht);
  return mapsSearchUrl(facts, formatCoordinates({ latitude, longitude }));
}

/** How to get there, line by line; none where nothing is entered. */
export function directionsOf(
  { directionsEng, directionsCht, directionsChs }: Located,
  language: Language,
): string[] {
  const text = { en: directionsEng, tw: directionsCht, zh: directionsChs }[language];
  return text === undefined ? [] : text.split('\n');
}
