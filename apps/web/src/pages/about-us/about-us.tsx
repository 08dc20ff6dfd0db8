import { ABOUT_US } from '@phial/content/pages/about-us';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { PageHead } from '../../features/company/page-head.tsx';
import { Section } from '../../features/company/section.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Network } from './network.tsx';
import { Timeline } from './timeline.tsx';
import { Who } from './who.tsx';

/** `/AboutUs`: who the laboratory is and how it came to be. */
export function AboutUs() {
  const language = useLanguage();
  const { shell, company } = useMessages();
  const words = company.about;
  return (
    <CompanyPage>
      <PageHead
        title={shell.titles.aboutUs}
        picture="laboratory-harbour"
        pictureText={ABOUT_US.picture[language]}
      >
        <p>{ABOUT_US.lead[language]}</p>
      </PageHead>
      <Section title={words.who}>
        <Who />
      </Section>
      <Section title={words.network}>
        <Network />
      </Section>
      <Section title={words.timeline}>
        <Timeline />
      </Section>
    </CompanyPage>
  );
}
