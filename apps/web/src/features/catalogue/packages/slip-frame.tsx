import { site } from '@phial/content/site';
import { BrandMark } from '@phial/ui/brand-mark/brand-mark';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './slip-frame.module.css';

/** The head of the printed slip: whose it is and whom to call. On screen the site's own header says so. */
export function SlipHead() {
  const { slip } = useMessages().packages.detail;
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
      <p className={styles.kind}>{slip}</p>
    </div>
  );
}

/** Where the page can be read again. */
export function SlipFoot({ component }: { component: string }) {
  const { href } = new URL(`#/packageItemDetail?index=4-1&component=${component}`, window.location.href);
  return (
    <p className={styles.foot} aria-hidden="true">
      {href}
    </p>
  );
}
