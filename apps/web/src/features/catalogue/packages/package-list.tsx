import type { PackageCatalogue } from '@phial/contract/content/package-catalogue';
import { Heading } from '@phial/ui/phrases/phrases';
import { Tag } from '@phial/ui/tag/tag';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { NothingFound } from '../nothing-found/nothing-found.tsx';
import { findCodes, findPackages } from './find-packages.ts';
import furtherCodes from './further-codes.module.css';
import jumpStyles from './group-jumps.module.css';
import section from './group-section.module.css';
import { PackageFilter } from './package-filter.tsx';
import styles from './package-list.module.css';
import { PackageRow } from './package-row.tsx';

const FURTHER_CODES = 'further-codes';

/** The packages in their groups, narrowed while the visitor types. */
export function PackageList({ catalogue }: { catalogue: PackageCatalogue }) {
  const words = useMessages('catalogue').packages.list;
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);

  const found = findPackages(catalogue.pages, typed);
  const codes = findCodes(catalogue.furtherCodes, typed);
  const shown = found.length + codes.length;
  const entries = catalogue.pages.length + catalogue.furtherCodes.length;
  const groups = catalogue.groups
    .map(({ id, name, pages }) => {
      const matches = found.filter(({ page }) => pages.includes(page));
      return { group: id, name: name[language], matches, count: matches.length };
    })
    .filter(({ count }) => count > 0);
  const further = { group: FURTHER_CODES, name: words.furtherCodes, count: codes.length };

  const showAll = () => {
    setTyped('');
    // The button goes with what it stands under; the focus would be lost with it.
    box.current?.focus();
  };

  return (
    <div className={styles.list}>
      <PackageFilter box={box} typed={typed} onType={setTyped} status={words.shown(shown, entries)} />
      {shown === 0 && (
        <NothingFound title={words.none} hint={words.noneHint} showAll={words.showAll} onShowAll={showAll} />
      )}
      {shown > 0 && (
        <div className={styles.columns}>
          <GroupJumps jumps={codes.length > 0 ? [...groups, further] : groups} />
          <div className={styles.groups}>
            {groups.map(({ group, name, matches }) => (
              <GroupSection key={group} group={group} name={name}>
                {matches.map(({ page, through }) => (
                  <PackageRow key={page.component} page={page} through={through} />
                ))}
              </GroupSection>
            ))}
            {codes.length > 0 && (
              <GroupSection group={FURTHER_CODES} name={words.furtherCodes}>
                <FurtherCodes codes={codes} />
              </GroupSection>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Codes without a page: no link, as there is nothing to open. */
function FurtherCodes({ codes }: { codes: readonly string[] }) {
  const words = useMessages('catalogue').packages.list;
  return codes.map((code) => (
    <li key={code} className={furtherCodes.code}>
      <Tag tone="sky">{code}</Tag>
      <span>{words.detailsOnRequest}</span>
    </li>
  ));
}

/** The id of a group's heading on the page of the list. */
const headingId = (group: string) => `package-group-${group}`;

/** A group of the list under its heading. */
function GroupSection({ group, name, children }: { group: string; name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={headingId(group)}>
      <Heading level={2} id={headingId(group)} className={section.heading} tabIndex={-1}>
        {name}
      </Heading>
      <ul className="rows">{children}</ul>
    </section>
  );
}

interface Jump {
  readonly group: string;
  readonly name: string;
  /** Entries that are in sight. */
  readonly count: number;
}

/** The groups beside the list, to go to one at once. Buttons, as the address has no room for a second `#`. */
function GroupJumps({ jumps }: { jumps: readonly Jump[] }) {
  const words = useMessages('catalogue').packages.list;
  return (
    <nav className={jumpStyles.jumps} aria-label={words.groups}>
      <ul>
        {jumps.map(({ group, name, count }) => (
          <li key={group}>
            <button type="button" onClick={() => jumpTo(group)}>
              <span>{name}</span> <span className={jumpStyles.count}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function jumpTo(group: string): void {
  const heading = document.getElementById(headingId(group));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
