import type {
  CarouselItem,
  CollectionCentre,
  DictionaryEntry,
  IndexEntry,
  NewsItem,
  Recruitment,
} from '@phial/contract/content/content';
import type { ContentKind } from '@phial/contract/content/content-body';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { WeeklyHours } from '@phial/domain/schedule/opening-state';
import { NO_TEXT } from '../db/local-text.ts';
import { hoursForReading } from '../service-points/business-hours.ts';
import { prefixedText, suffixedText } from '../wire-text.ts';
import type { StoredEntry } from './content.sql.ts';

/* Stored entries under the field names of the calls. */

export function wireCarouselItem({ id, body }: StoredEntry<'carousel'>): CarouselItem {
  return {
    homeCarouselId: id,
    type: body.type,
    status: body.status,
    link: body.link,
    ...suffixedText('picUrl', body.picture),
    ...suffixedText('narrowPicUrl', body.narrowPicture ?? NO_TEXT),
    ...suffixedText('alt', body.alt),
  };
}

/**
 * @param scheduled the hours of the service point under the same roof, which go before the entry's own; empty where
 *   there is no such point, or it has no opening hours
 */
export function wireCollectionCentre(
  { id, body }: StoredEntry<'collection-centre'>,
  closedDays: DayKey[],
  scheduled: readonly WeeklyHours[],
): CollectionCentre {
  const hours = hoursForReading(scheduled, body.businessTime ?? NO_TEXT);
  return {
    id,
    ...prefixedText('Name', body.name),
    ...prefixedText('Address', body.address),
    businessTime: hours.tw,
    ...prefixedText('BusinessTime', hours),
    phone: body.phone,
    openingHours:
      scheduled.length === 0
        ? body.openingHours
        : scheduled.map(({ weekdays, ...stretch }) => ({ weekdays: [...weekdays], ...stretch })),
    closedDays,
    picUrl: body.pictureUrl,
    ...prefixedText('PictureText', body.pictureText ?? NO_TEXT),
  };
}

/** The description is HTML inside and html-encoded on the wire. */
export function wireRecruitment({ id, body }: StoredEntry<'job'>): Recruitment {
  const { name, description, employment, duties = [], requirements = [] } = body;
  const { tw, zh, en } = description;
  return {
    recruimentId: id,
    ...prefixedText('Name', name),
    ...prefixedText('Desc', { tw: htmlEncoded(tw), zh: htmlEncoded(zh), en: htmlEncoded(en) }),
    ...(employment !== undefined && { employment }),
    duties: duties.map(({ text }) => text),
    requirements: requirements.map(({ text }) => text),
  };
}

/** The text is sanitised HTML. */
export function wireNewsItem({ id, body }: StoredEntry<'news'>): NewsItem {
  return {
    newsId: id,
    date: body.date,
    ...prefixedText('Title', body.title),
    ...prefixedText('Summary', body.summary),
    ...prefixedText('Text', body.text),
    picUrl: body.pictureUrl ?? '',
  };
}

function htmlEncoded(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The kinds behind the lists `system/{name}/index/list`. */
export type IndexKind = Extract<
  ContentKind,
  'time' | 'usual-problem' | 'combo' | 'manage' | 'project' | 'station' | 'problem'
>;

export function wireIndexEntry({ id, position, body }: StoredEntry<IndexKind>): IndexEntry {
  return {
    id,
    sortNum: position,
    code: body.code,
    ...prefixedText('Name', body.name),
    ...prefixedText('Content', body.content ?? NO_TEXT),
  };
}

export function wireDictionaryEntry(
  { id, body }: StoredEntry<'dictionary'>,
  language: Language,
): DictionaryEntry {
  return {
    dictCode: id,
    dictValue: body.dictValue,
    dictLabel: body.label[language],
    ...suffixedText('dictLabel', body.label),
    cssClass: body.cssClass,
    picUrl: body.pictureUrl ?? '',
  };
}
