import { laboratory } from '@phial/browser/published/published-document';
import type { QualityBody } from '@phial/contract/content/page-bodies';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Heading } from '@phial/ui/phrases/phrases';
import { ExternalLink } from '../../features/company/external-link.tsx';
import { PageHead, useOwnPicture } from '../../features/company/page-head.tsx';
import { PublishedPage } from '../../features/company/published-page.tsx';
import { Section } from '../../features/company/section.tsx';
import { useMessages } from '../../language/language.ts';
import { useWritten } from '../../published/texts.ts';
import { Certificates } from './certificates.tsx';
import styles from './ensure.module.css';

/** `/ensure`: the quality policy, what is accredited, and the certificates. */
export function Ensure() {
  return (
    <PublishedPage name="quality" head={(page) => <Head page={page} />}>
      {(page) => <Quality page={page} />}
    </PublishedPage>
  );
}

function Head({ page }: { page: QualityBody | undefined }) {
  const { accreditation } = laboratory();
  const { shell, company } = useMessages('company');
  const { text } = useWritten();
  return (
    <PageHead
      title={shell.titles.ensure}
      picture="quality"
      pictureText={company.ensure.picture}
      own={useOwnPicture(page)}
    >
      {page && <p>{text(page.lead)}</p>}
      {page && accreditation && (
        <p className={styles.number}>
          <span className="fine-print">{company.accreditation}</span> <strong>{accreditation}</strong>
        </p>
      )}
    </PageHead>
  );
}

/** A list that the laboratory has left empty has no heading either. */
function Quality({ page }: { page: QualityBody }) {
  const { accreditationScopeUrl } = laboratory();
  const words = useMessages('company').company.ensure;
  return (
    <>
      {page.policy.length > 0 && (
        <Section title={words.policy}>
          <Policy points={page.policy} />
        </Section>
      )}
      {page.steps.length > 0 && (
        <Section title={words.steps}>
          <SpecimenChecks steps={page.steps} />
        </Section>
      )}
      {(page.scopes.length > 0 || accreditationScopeUrl) && (
        <Section title={words.scopes}>
          <Scopes scopes={page.scopes} />
        </Section>
      )}
      {page.certificates.length > 0 && (
        <Section title={words.certificates}>
          <Certificates page={page} />
        </Section>
      )}
    </>
  );
}

/** The signs of the points, in their order. */
const SIGNS: readonly IconName[] = ['phial', 'clock', 'lock', 'shield', 'refresh', 'people'];

function Policy({ points }: { points: QualityBody['policy'] }) {
  const { text: written } = useWritten();
  return (
    <ul className={styles.policy}>
      {[...points.entries()].map(([at, { title, text }]) => (
        <li key={at}>
          <span className={styles.sign}>
            <Icon name={SIGNS[at] ?? 'check'} size={28} />
          </span>
          <div>
            <Heading level={3}>{written(title)}</Heading>
            <p>{written(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Before, during and after testing: a phial that fills from one to the next. */
function SpecimenChecks({ steps }: Pick<QualityBody, 'steps'>) {
  const { text: written } = useWritten();
  return (
    <ol className={styles.steps}>
      {[...steps.entries()].map(([at, { title, text }]) => (
        <li key={at}>
          <Phial level={at + 1} of={steps.length} />
          <Heading level={3}>{written(title)}</Heading>
          <p>{written(text)}</p>
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
function Scopes({ scopes }: Pick<QualityBody, 'scopes'>) {
  const { accreditationScopeUrl } = laboratory();
  const words = useMessages('company').company.ensure;
  const { text: written } = useWritten();
  return (
    <>
      {scopes.length > 0 && (
        <>
          <p>{words.scopesLead}</p>
          <ul className={styles.scopes}>
            {[...scopes.entries()].map(([at, { title, text }]) => (
              <li key={at}>
                <Heading level={3}>{written(title)}</Heading>
                <p>{written(text)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {accreditationScopeUrl && (
        <p className="strong">
          <ExternalLink href={accreditationScopeUrl}>{words.scopeLink}</ExternalLink>
        </p>
      )}
    </>
  );
}
