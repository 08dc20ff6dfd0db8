import type { ServicePoint } from '@phial/contract/service-point';
import type { LocalText } from '../db/schema.ts';
import type { StoredServicePoint } from './service-points.sql.ts';

/** A text under the names of the calls: the suffixed fields, and the bare one as a copy of Cht (D-32). */
type WireText<Name extends string> = Record<Name | `${Name}Eng` | `${Name}Cht` | `${Name}Chs`, string>;

function wireText<Name extends string>(name: Name, text: LocalText): WireText<Name> {
  const fields: Record<string, string> = {
    [name]: text.tw,
    [`${name}Eng`]: text.en,
    [`${name}Cht`]: text.tw,
    [`${name}Chs`]: text.zh,
  };
  return fields as WireText<Name>;
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
      ablNameEng: name.en,
      ablNameCht: name.tw,
      ablNameChs: name.zh,
      name: name.tw,
    })),
  };
}
