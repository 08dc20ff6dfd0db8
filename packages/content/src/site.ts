/**
 * The laboratory itself: who it is and how to reach it. An adopter replaces
 * this file and `sample/`. The laboratory below is fictional: no telephone
 * number in Hong Kong begins with 0, `example` domains lead nowhere, and its
 * streets do not exist (docs/rules/content.md#sample-laboratory).
 */
import type { LocalText } from '@phial/domain/language';
import { phoneNumber } from '@phial/domain/phone-number';

export interface Site {
  /** While true the footer shows {@link Site.sampleNotice}. */
  readonly sample: boolean;
  readonly sampleNotice: LocalText;
  readonly name: LocalText;
  /** For narrow places. */
  readonly shortName: LocalText;
  /** The larger laboratory group it is part of. */
  readonly group: LocalText;
  /** Head office. */
  readonly address: LocalText;
  /** Lines separated by `\n`. */
  readonly hours: LocalText;
  readonly phone: LocalText;
  /** The phone as an address for `href`. */
  readonly phoneLink: string;
  readonly fax: LocalText;
  /** Help with a booking. */
  readonly hotline: LocalText;
  readonly hotlineLink: string;
  readonly salesEmail: LocalText;
  readonly supportEmail: LocalText;
  readonly privacyEmail: LocalText;
  /** Number of the quality accreditation. */
  readonly accreditation: string;
  /** The accreditation body's page of scopes (docs/rules/content.md#claims). */
  readonly accreditationScopeUrl: string;
  /** `{query}` stands for the URL-encoded address. */
  readonly mapsSearchTemplate: string;
  /** The way to an address from where the visitor is; `{query}` as above. */
  readonly mapsDirectionsTemplate: string;
}

const everywhere = (text: string): LocalText => ({ tw: text, zh: text, en: text });

const phone = phoneNumber('0000 8220');
const hotline = phoneNumber('0000 8222');

export const site: Site = {
  sample: true,
  sampleNotice: {
    tw: '示範內容：海港醫學診斷所為虛構機構，網站上的地址、電話及電郵均非真實。',
    zh: '示范内容：海港医学诊断所为虚构机构，网站上的地址、电话和电子邮箱均非真实。',
    en: 'Sample content: Harbour Diagnostics Laboratory is fictional, and so are the addresses, phone numbers and e-mail addresses on this site.',
  },
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
  phone: phone.text,
  phoneLink: phone.link,
  fax: phoneNumber('0000 8221').text,
  hotline: hotline.text,
  hotlineLink: hotline.link,
  salesEmail: everywhere('sales@harbour-diagnostics.example'),
  supportEmail: everywhere('support@harbour-diagnostics.example'),
  privacyEmail: everywhere('privacy@harbour-diagnostics.example'),
  accreditation: '822S',
  accreditationScopeUrl: 'https://accreditation.example/scope/822S',
  mapsSearchTemplate: 'https://www.google.com/maps/search/?api=1&query={query}',
  mapsDirectionsTemplate: 'https://www.google.com/maps/dir/?api=1&destination={query}',
};

/** A search for an address on a map; open it in a new tab with `rel="noopener"`. */
export function mapsSearchUrl(address: string): string {
  return site.mapsSearchTemplate.replace('{query}', () => encodeURIComponent(address));
}

/** The way to an address, by public transport or on foot as the visitor chooses there; open it as a search. */
export function mapsDirectionsUrl(address: string): string {
  return site.mapsDirectionsTemplate.replace('{query}', () => encodeURIComponent(address));
}
