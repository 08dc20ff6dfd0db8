import { site } from '@phial/content/site';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import styles from './not-yet.module.css';
import { SUBJECTS } from './subjects.ts';

/** Stands at an address whose page comes later: what it will hold, and what the visitor can do meanwhile. */
export function NotYet() {
  const { path } = usePage();
  const language = useLanguage();
  const { shell, pages } = useMessages();
  const words = pages.notYet;
  const name = SUBJECTS[path];
  if (name === undefined) return null;
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <div>
          <p className={styles.status}>{words.status}</p>
          <h1>{shell.titles[name]}</h1>
          <p className={styles.what}>{words[name]}</p>
        </div>
        <Illustration name="not-yet" />
      </div>
      <h2>{words.meanwhileTitle}</h2>
      <ul className={styles.ways}>
        <Way icon="calendar" hint={words.bookHint}>
          <Link to="/grassrootReserve?index=8">{words.book}</Link>
        </Way>
        <Way icon="phone" hint={words.callHint}>
          <a href={site.phoneLink}>{words.call(site.phone[language])}</a>
        </Way>
        <Way icon="mail" hint={words.writeHint}>
          <a href={`mailto:${site.salesEmail[language]}`}>{words.write(site.salesEmail[language])}</a>
        </Way>
      </ul>
    </div>
  );
}

function Way({ icon, hint, children }: { icon: IconName; hint: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <Icon name={icon} size={28} />
      <div>
        {children}
        <p>{hint}</p>
      </div>
    </li>
  );
}
