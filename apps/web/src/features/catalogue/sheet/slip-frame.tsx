import { site } from '@phial/content/site';
import { BrandMark } from '@phial/ui/brand-mark/brand-mark';
import { useLanguage } from '../../../language/language.ts';
import styles from './slip-frame.module.css';

/** The head of a page on paper: whose it is, whom to call and what `kind` of paper. On screen the site's own header says so. */
export function SlipHead({ kind }: { kind: string }) {
  const language = useLanguage();
  return (
    <div className={styles.head} aria-hidden="true">
      <BrandMark size={36} />
      <p className={styles.laboratory}>
        <strong>{site.name[language]}</strong>
        <span>
          {site.address[language]} · {site.phone[language]}
        </span>
      </p>
      <p className={styles.kind}>{kind}</p>
    </div>
  );
}

/** Where the page can be read again: its address as it stands in the hash. */
export function SlipFoot({ address }: { address: string }) {
  const { href } = new URL(`#${address}`, window.location.href);
  return (
    <p className={styles.foot} aria-hidden="true">
      {href}
    </p>
  );
}
