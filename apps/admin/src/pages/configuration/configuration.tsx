import { ConfigurationSteps } from '../../features/configuration/configuration-steps.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';

/** `/configuration`: everything that is configured as one file, out of this system and into it. */
export function Configuration() {
  const words = useMessages().configuration;
  return (
    <Page title={words.title} lead={words.lead}>
      <ConfigurationSteps />
    </Page>
  );
}
