import { laboratory } from '@phial/browser/published/published-document';
import { mapsDirectionsUrl, mapsSearchUrl } from '@phial/domain/laboratory';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../features/company/external-link.tsx';
import { HourLines } from '../../features/company/hour-lines.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import type { Branch } from './branches.ts';
import styles from './contact-us.module.css';

/** All that is known of a branch, and where it lies among the others. */
export function BranchPanel({ branch, branches }: { branch: Branch; branches: readonly Branch[] }) {
  const language = useLanguage();
  const { salesEmail, supportEmail } = laboratory();
  const { company } = useMessages('company');
  const words = company.contact;
  const { name } = branch;
  return (
    <div className={styles.panel}>
      <div>
        <Heading level={2} className={styles.name}>
          {name}
        </Heading>
        <dl className={styles.facts}>
          <Fact icon="map-pin" term={company.address}>
            <address>{branch.address[language]}</address>
            <span data-print="hide">
              <ExternalLink href={mapsSearchUrl(laboratory(), branch.address.tw)} of={name}>
                {company.map}
              </ExternalLink>{' '}
              <ExternalLink href={mapsDirectionsUrl(laboratory(), branch.address.tw)} of={name}>
                {words.directions}
              </ExternalLink>
            </span>
          </Fact>
          {branch.hours && (
            <Fact icon="clock" term={company.hours}>
              <HourLines lines={branch.hours[language]} />
            </Fact>
          )}
          {branch.phone && (
            <Fact icon="phone" term={company.phone}>
              <a href={branch.phone.link}>{branch.phone.text[language]}</a>
            </Fact>
          )}
          {branch.fax && (
            <Fact icon="fax" term={words.fax}>
              {branch.fax.text[language]}
            </Fact>
          )}
          {salesEmail && (
            <Fact icon="mail" term={words.salesEmail}>
              <Email address={salesEmail} />
            </Fact>
          )}
          {supportEmail && (
            <Fact icon="mail" term={words.supportEmail}>
              <Email address={supportEmail} />
            </Fact>
          )}
        </dl>
        <p className={styles.care}>{words.care}</p>
      </div>
      {branch.pin && <BranchMap branch={branch} pin={branch.pin} branches={branches} />}
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

/** A sketch of the city with a dot for each place and a phial on the chosen one. Decorative but for its name. */
function BranchMap({
  branch,
  pin,
  branches,
}: {
  branch: Branch;
  pin: NonNullable<Branch['pin']>;
  branches: readonly Branch[];
}) {
  const words = useMessages('company').company.contact;
  return (
    <div className={styles.map} role="img" aria-label={words.marked(branch.name)} data-print="hide">
      <Illustration name="city-map" />
      <svg className={styles.pins} viewBox="0 0 600 480" aria-hidden="true">
        {branches.map(
          ({ id, pin: other }) =>
            id !== branch.id &&
            other && <circle key={id} className={styles.dot} cx={other.x * 6} cy={other.y * 4.8} r="8" />,
        )}
        <g key={branch.id} className={styles.pin} transform={`translate(${pin.x * 6} ${pin.y * 4.8})`}>
          <ellipse className={styles.shadow} rx="16" ry="6" />
          <path className={styles.flag} d="M0 0C-8-14-30-30-30-58a30 30 0 1 1 60 0C30-30 8-14 0 0z" />
          <path className={styles.liquid} d="M-9-60H9v14a9 9 0 0 1-18 0z" />
          <path className={styles.glass} d="M-14-78h28M-9-78v32a9 9 0 0 0 18 0v-32M-9-60H9" />
        </g>
      </svg>
    </div>
  );
}
