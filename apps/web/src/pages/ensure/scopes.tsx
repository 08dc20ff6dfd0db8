import { SCOPES } from '@phial/content/pages/accreditation';
import { site } from '@phial/content/site';
import { Phrases } from '@phial/ui/phrases/phrases';
import { ExternalLink } from '../../features/company/external-link.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './ensure.module.css';

/** The disciplines of the accreditation, and the way to the accreditation body. */
export function Scopes() {
  const language = useLanguage();
  const words = useMessages().company.ensure;
  return (
    <>
      <p>{words.scopesLead}</p>
      <ul className={styles.scopes}>
        {SCOPES.map(({ name, about }) => (
          <li key={name.en}>
            <h3>
              <Phrases text={name[language]} />
            </h3>
            <p>{about[language]}</p>
          </li>
        ))}
      </ul>
      <p className={styles.body}>
        <ExternalLink href={site.accreditationScopeUrl}>{words.scopeLink}</ExternalLink>
      </p>
    </>
  );
}
