import type { ContentBody } from '@phial/contract/content/content-body';

/**
 * The sample laboratory is fictional: no telephone number in Hong Kong begins with 0, `example` domains lead nowhere,
 * and its streets do not exist (docs/rules/content.md#sample-laboratory).
 */
export const sampleLaboratory = {
  name: { tw: '海港醫學診斷所', zh: '海港医学诊断所', en: 'Harbour Diagnostics Laboratory' },
  shortName: { tw: '海港診斷', zh: '海港诊断', en: 'Harbour Diagnostics' },
  group: { tw: '海港化驗集團', zh: '海港化验集团', en: 'Harbour Laboratory Group' },
  address: {
    tw: '九龍灣鈷藍道18號瓶光中心20樓',
    zh: '九龙湾钴蓝道18号瓶光中心20楼',
    en: '20/F, Phial Light Centre, 18 Cobalt Blue Road, Kowloon Bay',
  },
  hours: {
    tw: '星期一至五 09:00–13:00、14:00–18:00\n星期六 09:00–17:00',
    zh: '星期一至五 09:00–13:00、14:00–18:00\n星期六 09:00–17:00',
    en: 'Mon–Fri 09:00–13:00, 14:00–18:00\nSat 09:00–17:00',
  },
  phone: '0000 8220',
  fax: '0000 8221',
  hotline: '0000 8222',
  salesEmail: 'sales@harbour-diagnostics.example',
  supportEmail: 'support@harbour-diagnostics.example',
  privacyEmail: 'privacy@harbour-diagnostics.example',
  accreditation: '822S',
  accreditationScopeUrl: 'https://accreditation.example/scope/822S',
  bookingTitle: {
    tw: '醫管局協作計劃預約',
    zh: '医管局协作计划预约',
    en: 'Hospital Authority programme booking',
  },
  bookingMenu: { tw: '醫管局計劃預約', zh: '医管局计划预约', en: 'Programme booking' },
  mapsSearchTemplate: 'https://www.google.com/maps/search/?api=1&query={query}',
  mapsDirectionsTemplate: 'https://www.google.com/maps/dir/?api=1&destination={query}',
  headerColour: '#0b4650',
  actionColour: '#0e6e6e',
} satisfies ContentBody<'laboratory'>;
