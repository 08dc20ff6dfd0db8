import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';

/** An address without a page, or with one that is not for this role. */
export function NotFound() {
  const words = useMessages().shell.page;
  return (
    <Page title={words.notFound} lead={words.notFoundHint}>
      <p>
        <Link to="/">{words.toStart}</Link>
      </p>
    </Page>
  );
}
