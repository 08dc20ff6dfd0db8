import type { ServicePoint } from '@phial/contract/service-point';
import { copiedText, suffixedText } from '../wire-text.ts';
import type { StoredServicePoint } from './service-points.sql.ts';

/** A service point as the calls name its parts (specification, section 3). */
export function wireServicePoint(stored: StoredServicePoint): ServicePoint {
  return {
    servPtId: stored.id,
    belongTo: stored.belong_to,
    ...copiedText('comName', stored.company_name),
    ...copiedText('servPt', stored.name),
    ...copiedText('address', stored.address),
    ...copiedText('district', stored.district),
    ...copiedText('city', stored.city_name),
    ...copiedText('bizTime', stored.biz_time),
    tel: stored.tel,
    testServPtAblVos: stored.abilities.map(({ type, name }) => ({
      type,
      ...suffixedText('ablName', name),
      name: name.tw,
    })),
  };
}
