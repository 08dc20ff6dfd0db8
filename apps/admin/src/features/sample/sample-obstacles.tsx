import type { SampleObstacle } from '@phial/contract/staff/sample';
import { Notice } from '@phial/ui/notice/notice';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';

/** Where each is mended; an order where its doctor signs in. */
const PAGES: Readonly<Record<SampleObstacle['kind'], ((id: string) => string) | undefined>> = {
  administrator: () => '/accounts',
  booking: (id) => `/service-points/${id}`,
  account: () => '/accounts',
  'identity-provider': () => '/identity-provider',
  service: (id) => `/services/${id}`,
  'test-item': (id) => `/catalogue/${id}`,
  subject: (id) => `/content/dictionary/${id}`,
  'collection-centre': (id) => `/content/collection-centre/${id}`,
  'package-group': (id) => `/content/package-group/${id}`,
  order: undefined,
};

/** Real things that hang on the sample, each with the way to its page. */
export function SampleObstacles({ obstacles }: { obstacles: readonly SampleObstacle[] }) {
  const language = useLanguage();
  const words = useMessages().sample.removal.obstacles;
  return (
    <Notice tone="warning" title={words.title}>
      <p>{words.lead}</p>
      <ul>
        {obstacles.map(({ kind, id, name, count }) => {
          const page = PAGES[kind]?.(encodeURIComponent(id));
          const itemId = `obstacle-${kind}-${id}`;
          return (
            <li key={itemId}>
              <span id={itemId}>{words[kind](name[language], count)}</span>{' '}
              {page !== undefined && (
                <Link to={page} id={`${itemId}-link`} aria-labelledby={`${itemId}-link ${itemId}`}>
                  {words.change}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
