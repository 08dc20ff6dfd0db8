import { centrePictureText } from '@phial/content/pages/collection-centres';
import { phoneNumber } from '@phial/content/phone-number';
import { mapsSearchUrl } from '@phial/content/site';
import type { CollectionCentre } from '@phial/contract/content';
import { Icon } from '@phial/ui/icon/icon';
import { Phrases } from '@phial/ui/phrases/phrases';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { ExternalLink } from '../../features/company/external-link.tsx';
import { HourLines } from '../../features/company/hour-lines.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './centre-card.module.css';
import { OpenNow } from './open-now.tsx';

/** A collection centre: what it looks like, where it is, and whether it is open now. */
export function CentreCard({ centre, now }: { centre: CollectionCentre; now: Date }) {
  const language = useLanguage();
  const { company } = useMessages();
  const name = centre[`${language}Name`];
  const phone = phoneNumber(centre.phone);
  return (
    <li className={styles.card} data-print="plain">
      <img
        className={styles.picture}
        src={centre.picUrl}
        alt={centrePictureText(centre.id)[language]}
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <Phrases text={name} />
        </h2>
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
                <ExternalLink href={mapsSearchUrl(centre.twAddress)} of={name}>
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
