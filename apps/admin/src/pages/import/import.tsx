import { ImportSteps } from '../../features/import/import-steps.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';

/** `/import`: spreadsheets brought in, after a look at what they change. */
export function Import() {
  const words = useMessages().imports;
  return (
    <Page title={words.title} lead={words.lead}>
      <ImportSteps />
    </Page>
  );
}
