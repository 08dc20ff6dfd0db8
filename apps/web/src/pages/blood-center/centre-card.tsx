import { laboratory } from '@phial/browser/published/published-document';
import type { Messages } from '@phial/content/messages/messages';
import type { CollectionCentre } from '@phial/contract/content/content';
import { dayOf, daysBetween, formatLongDate, formatWeekday } from '@phial/domain/hong-kong-time';
import { mapsSearchUrl } from '@phial/domain/laboratory';
import type { Language } from '@phial/domain/language';
import { phoneNumber } from '@phial/domain/phone-number';
import { type OpeningState, openingState } from '@phial/domain/schedule/opening-state';
import { Icon } from '@phial/ui/icon/icon';
import { Heading } from '@phial/ui/phrases/phrases';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { ExternalLink } from '../../features/company/external-link.tsx';
import { HourLines } from '../../features/company/hour-lines.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './centre-card.module.css';

/** A collection centre: what it looks like, where it is, and whether it is open now. */
export function CentreCard({ centre, now }: { centre: CollectionCentre; now: Date }) {
  const language = useLanguage();
  const { company } = useMessages('company');
  const name = centre[`${language}Name`];
  const phone = phoneNumber(centre.phone);
  return (
    <li className={styles.card} data-print="plain">
      <img
        className={styles.picture}
        src={centre.picUrl}
        alt={centre[`${language}PictureText`]}
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.body}>
        <Heading level={2} className="text-xl">
          {name}
        </Heading>
        <OpenNow centre={centre} now={now} />
        <dl className={styles.facts}>
          <div>
            <dt>
              <Icon name="map-pin" size={20} />
              <VisuallyHidden>{company.address}</VisuallyHidden>
            </dt>
            <dd>
              <address>{centre[`${language}Address`]}</address>
              <span data-print="hide">
                <ExternalLink href={mapsSearchUrl(laboratory(), centre.twAddress)} of={name}>
                  {company.map}
                </ExternalLink>
              </span>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="clock" size={20} />
              <VisuallyHidden>{company.hours}</VisuallyHidden>
            </dt>
            <dd>
              <HourLines lines={centre[`${language}BusinessTime`]} />
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="phone" size={20} />
              <VisuallyHidden>{company.phone}</VisuallyHidden>
            </dt>
            <dd>
              <a href={phone.link}>{phone.text[language]}</a>
            </dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

/** Whether a centre is open at an instant, in words. The sign says the same in shape: a full or an empty phial. */
function OpenNow({ centre, now }: { centre: CollectionCentre; now: Date }) {
  const language = useLanguage();
  const words = useMessages('company').company.centres;
  const state = openingState(centre.openingHours, centre.closedDays, now);
  return (
    <p className={styles.state} data-open={state.open}>
      <svg viewBox="0 0 20 28" width="16" height="22" aria-hidden="true">
        {state.open && <path className={styles.liquid} d="M4 9h12v11a6 6 0 0 1-12 0z" />}
        <path className={styles.glass} d="M1.5 2.5h17M4 2.5V20a6 6 0 0 0 12 0V2.5" />
      </svg>
      <span>{stateText(state, now, language, words)}</span>
    </p>
  );
}

function stateText(
  state: OpeningState,
  now: Date,
  language: Language,
  words: Messages['company']['centres'],
): string {
  if (state.open) return words.openUntil(state.until);
  if (state.next === undefined) return words.closed;
  const { day, at } = state.next;
  const ahead = daysBetween(dayOf(now), day);
  if (ahead === 0) return words.opensAt(words.today, at);
  if (ahead === 1) return words.opensAt(words.tomorrow, at);
  return words.opensAt(ahead < 7 ? formatWeekday(day, language) : formatLongDate(day, language), at);
}
