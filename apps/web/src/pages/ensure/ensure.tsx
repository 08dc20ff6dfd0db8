import { laboratory } from '@phial/browser/published/published-document';
import { SCOPES } from '@phial/content/pages/accreditation';
import { QUALITY_LEAD, QUALITY_PICTURE, QUALITY_POLICY, QUALITY_STEPS } from '@phial/content/pages/quality';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Heading } from '@phial/ui/phrases/phrases';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { ExternalLink } from '../../features/company/external-link.tsx';
import { PageHead } from '../../features/company/page-head.tsx';
import { Section } from '../../features/company/section.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Certificates } from './certificates.tsx';
import styles from './ensure.module.css';

/** `/ensure`: the quality policy, what is accredited, and the certificates. */
export function Ensure() {
  const language = useLanguage();
  const { accreditation } = laboratory();
  const { shell, company } = useMessages();
  const words = company.ensure;
  return (
    <CompanyPage>
      <PageHead title={shell.titles.ensure} picture="quality" pictureText={QUALITY_PICTURE[language]}>
        <p>{QUALITY_LEAD[language]}</p>
        {accreditation && (
          <p className={styles.number}>
            <span className="fine-print">{company.accreditation}</span> <strong>{accreditation}</strong>
          </p>
        )}
      </PageHead>
      <Section title={words.policy}>
        <Policy />
      </Section>
      <Section title={words.steps}>
        <SpecimenChecks />
      </Section>
      <Section title={words.scopes}>
        <Scopes />
      </Section>
      <Section title={words.certificates}>
        <Certificates />
      </Section>
    </CompanyPage>
  );
}

/** The signs of the six points, in their order. */
const SIGNS: readonly IconName[] = ['phial', 'clock', 'lock', 'shield', 'refresh', 'people'];

export function Policy() {
  const language = useLanguage();
  return (
    <ul className={styles.policy}>
      {QUALITY_POLICY.map(({ title, text }, index) => (
        <li key={title.en}>
          <span className={styles.sign}>
            <Icon name={SIGNS[index] ?? 'check'} size={28} />
          </span>
          <div>
            <Heading level={3}>{title[language]}</Heading>
            <p>{text[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Before, during and after testing: a phial that fills from one to the next. */
function SpecimenChecks() {
  const language = useLanguage();
  return (
    <ol className={styles.steps}>
      {QUALITY_STEPS.map(({ title, text }, index) => (
        <li key={title.en}>
          <Phial level={index + 1} of={QUALITY_STEPS.length} />
          <Heading level={3}>{title[language]}</Heading>
          <p>{text[language]}</p>
        </li>
      ))}
    </ol>
  );
}

function Phial({ level, of: levels }: { level: number; of: number }) {
  const top = 58 - (level / levels) * 42;
  return (
    <svg viewBox="0 0 44 72" width="44" height="72" aria-hidden="true" className={styles.phial}>
      <path className={styles.liquid} d={`M9 ${top}h26V${Math.max(top, 52)}a13 13 0 0 1-26 0z`} />
      <path className={styles.level} d={`M9 ${top}h26`} />
      <path className={styles.glass} d="M4 5h36M9 5v47a13 13 0 0 0 26 0V5" />
    </svg>
  );
}

/** The disciplines of the accreditation, and the way to the accreditation body. */
function Scopes() {
  const language = useLanguage();
  const { accreditationScopeUrl } = laboratory();
  const words = useMessages().company.ensure;
  return (
    <>
      <p>{words.scopesLead}</p>
      <ul className={styles.scopes}>
        {SCOPES.map(({ name, about }) => (
          <li key={name.en}>
            <Heading level={3}>{name[language]}</Heading>
            <p>{about[language]}</p>
          </li>
        ))}
      </ul>
      {accreditationScopeUrl && (
        <p className="strong">
          <ExternalLink href={accreditationScopeUrl}>{words.scopeLink}</ExternalLink>
        </p>
      )}
    </>
  );
}
