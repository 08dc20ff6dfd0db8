import type { ServicePoint } from '@phial/contract/service-point';
import type { LocalText } from '../../db/local-text.ts';
import { copiedText, suffixedText } from '../../wire-text.ts';
import type { StoredServicePoint } from './service-points.sql.ts';

/** A service point as the calls name its parts. @param bizTime its hours for reading, lines separated by `\n` */
export function wireServicePoint(stored: StoredServicePoint, bizTime: LocalText): ServicePoint {
  return {
    servPtId: stored.id,
    belongTo: stored.belong_to,
    ...copiedText('comName', stored.company_name),
    ...copiedText('servPt', stored.name),
    ...copiedText('address', stored.address),
    ...copiedText('district', stored.district),
    ...copiedText('city', stored.city_name),
    ...copiedText('bizTime', bizTime),
    tel: stored.tel,
    testServPtAblVos: stored.abilities.map(({ type, name }) => ({
      type,
      ...suffixedText('ablName', name),
      name: name.tw,
    })),
  };
}
