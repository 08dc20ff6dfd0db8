import type { ServicePoint } from '@phial/contract/service-point';
import type { LocalText } from '../db/schema.ts';
import { suffixedText } from '../wire-text.ts';
import type { StoredServicePoint } from './service-points.sql.ts';

/** The suffixed fields, and the bare one as a copy of Cht (D-32). */
function wireText<Name extends string>(name: Name, text: LocalText) {
  const bare: Record<string, string> = { [name]: text.tw };
  return { ...(bare as Record<Name, string>), ...suffixedText(name, text) };
}

/** A service point as the calls name its parts (specification, section 3). */
export function wireServicePoint(stored: StoredServicePoint): ServicePoint {
  return {
    servPtId: stored.id,
    belongTo: stored.belong_to,
    ...wireText('comName', stored.company_name),
    ...wireText('servPt', stored.name),
    ...wireText('address', stored.address),
    ...wireText('district', stored.district),
    ...wireText('city', stored.city_name),
    ...wireText('bizTime', stored.biz_time),
    tel: stored.tel,
    testServPtAblVos: stored.abilities.map(({ type, name }) => ({
      type,
      ...suffixedText('ablName', name),
      name: name.tw,
    })),
  };
}
