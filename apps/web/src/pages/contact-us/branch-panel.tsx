import type { Branch } from '@phial/content/pages/contact';
import { mapsDirectionsUrl, mapsSearchUrl } from '@phial/content/site';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Phrases } from '@phial/ui/phrases/phrases';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../features/company/external-link.tsx';
import { HourLines } from '../../features/company/hour-lines.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { BranchMap } from './branch-map.tsx';
import styles from './contact-us.module.css';

/** All that is known of a branch, and where it lies. */
export function BranchPanel({ branch }: { branch: Branch }) {
  const language = useLanguage();
  const { company } = useMessages();
  const words = company.contact;
  const name = branch.name[language];
  return (
    <div className={styles.panel}>
      <div>
        <h2 className={styles.name}>
          <Phrases text={name} />
        </h2>
        <dl className={styles.facts}>
          <Fact icon="map-pin" term={company.address}>
            <address>{branch.address[language]}</address>
            <span data-print="hide">
              <ExternalLink href={mapsSearchUrl(branch.address.tw)} of={name}>
                {company.map}
              </ExternalLink>{' '}
              <ExternalLink href={mapsDirectionsUrl(branch.address.tw)} of={name}>
                {words.directions}
              </ExternalLink>
            </span>
          </Fact>
          <Fact icon="clock" term={company.hours}>
            <HourLines lines={branch.hours[language]} />
          </Fact>
          <Fact icon="phone" term={company.phone}>
            <a href={branch.phone.link}>{branch.phone.text[language]}</a>
          </Fact>
          <Fact icon="fax" term={words.fax}>
            {branch.fax[language]}
          </Fact>
          <Fact icon="mail" term={words.salesEmail}>
            <Email address={branch.salesEmail[language]} />
          </Fact>
          <Fact icon="mail" term={words.supportEmail}>
            <Email address={branch.supportEmail[language]} />
          </Fact>
        </dl>
        <p className={styles.care}>{words.care}</p>
      </div>
      <BranchMap branch={branch} />
    </div>
  );
}

function Fact({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} size={22} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Email({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
