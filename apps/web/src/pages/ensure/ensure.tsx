import { QUALITY_LEAD, QUALITY_PICTURE } from '@phial/content/pages/quality';
import { site } from '@phial/content/site';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { PageHead } from '../../features/company/page-head.tsx';
import { Section } from '../../features/company/section.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Certificates } from './certificates.tsx';
import styles from './ensure.module.css';
import { Policy } from './policy.tsx';
import { Scopes } from './scopes.tsx';
import { SpecimenChecks } from './specimen-checks.tsx';

/** `/ensure`: the quality policy, what is accredited, and the certificates. */
export function Ensure() {
  const language = useLanguage();
  const { shell, company } = useMessages();
  const words = company.ensure;
  return (
    <CompanyPage>
      <PageHead title={shell.titles.ensure} picture="quality" pictureText={QUALITY_PICTURE[language]}>
        <p>{QUALITY_LEAD[language]}</p>
        <p className={styles.number}>
          <span className="fine-print">{company.accreditation}</span> <strong>{site.accreditation}</strong>
        </p>
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
