import type { ConfigurationPreview } from '@phial/contract/configuration/configuration';
import { Notice } from '@phial/ui/notice/notice';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';

const PAGES = { identityProviders: '/identity-provider', webhooks: '/webhooks' } as const;

/** What an import leaves off, as secrets are in no file, with the ways to enter them. */
export function Unfinished({ unfinished }: Pick<ConfigurationPreview, 'unfinished'>) {
  const words = useMessages().configuration;
  if (unfinished.length === 0) return null;
  return (
    <Notice tone="info" title={words.unfinished.title}>
      <ul>
        {unfinished.map((section) => (
          <li key={section}>
            {words.unfinished[section]} <Link to={PAGES[section]}>{words.sections[section]}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
