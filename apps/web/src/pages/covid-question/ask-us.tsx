import { site } from '@phial/content/site';
import { ButtonLink } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './covid-question.module.css';

/** What to do when no question fits. */
export function AskUs() {
  const language = useLanguage();
  const { moreTitle, more, call } = useMessages().covid;
  return (
    <section className={styles.ask} aria-labelledby="ask-us" data-print="plain">
      <div>
        <h2 id="ask-us">
          <Phrases text={moreTitle} />
        </h2>
        <p>{more}</p>
      </div>
      <ButtonLink href={site.phoneLink} icon={<Icon name="phone" size={20} />}>
        {call(site.phone[language])}
      </ButtonLink>
    </section>
  );
}
