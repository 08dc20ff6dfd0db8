import { PLEASE_ENQUIRE } from '@phial/content/packages/fixed-texts';
import type { PackageItem } from '@phial/contract/content/package-bodies';
import type { PackagePage } from '@phial/contract/content/package-catalogue';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { Bilingual } from './bilingual.tsx';
import styles from './package-row.module.css';

/** A package in the list; the whole row opens its page. `through` are the items that the filter found. */
export function PackageRow({ page, through }: { page: PackagePage; through: readonly PackageItem[] }) {
  const { packages } = useMessages('catalogue');
  const language = useLanguage();
  const enquire = PLEASE_ENQUIRE[language];
  const { specimens, turnaround } = page;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Link data-whole to={`/packageItemDetail?index=4-1&component=${page.component}`}>
          <Bilingual text={page.name} name />
        </Link>
        {through.length > 0 && (
          <p className="fine-print">
            {packages.list.includes(through.map(({ name }) => name[language]).join(' · '))}
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        <div className={styles.code}>
          <dt>
            <VisuallyHidden>{packages.detail.testCode}</VisuallyHidden>
          </dt>
          <dd>
            <Tag tone="sky">{page.code}</Tag>
          </dd>
        </div>
        <Fact icon="blood-tube" term={packages.detail.specimen}>
          {specimens.length === 0 ? enquire : <Specimens specimens={specimens} />}
        </Fact>
        <Fact icon="clock" term={packages.detail.turnaround}>
          {turnaround === undefined ? enquire : turnaround[language]}
        </Fact>
      </dl>
    </li>
  );
}

/** In one line where there is room; a specimen is not torn apart where it can stand in the next one whole. */
function Specimens({ specimens }: Pick<PackagePage, 'specimens'>) {
  const language = useLanguage();
  const { separator } = useMessages('catalogue').packages.list;
  return [...specimens.entries()].map(([index, { text }]) => (
    <Fragment key={index}>
      <span className={styles.specimen}>
        {text[language]}
        {index < specimens.length - 1 && separator}
      </span>{' '}
    </Fragment>
  ));
}

function Fact({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} size={20} label={term} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
