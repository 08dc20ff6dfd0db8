import { listWebhookEndpoints } from '@phial/contract/calls/webhooks';
import { formatMoment } from '@phial/domain/moment-text';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callQuery } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';

/** An endpoint that fails for less may well recover by itself. */
const PATIENCE_MS = 24 * 3600 * 1000;

/** The endpoints at which nothing arrives any more, for administrators; nothing while all is well. */
export function WebhookAttention() {
  const { attention: words } = useMessages().webhooks;
  const language = useLanguage();
  const { data } = useQuery(callQuery(listWebhookEndpoints));
  const lines = (data?.endpoints ?? []).flatMap(
    ({ endpointId, description, goneAt, enabled, failingSince }) => {
      if (goneAt !== null) {
        return [{ endpointId, text: words.gone(description, formatMoment(goneAt, language)) }];
      }
      const isFailing =
        enabled && failingSince !== null && Date.now() - Date.parse(failingSince) > PATIENCE_MS;
      return isFailing
        ? [{ endpointId, text: words.failing(description, formatMoment(failingSince, language)) }]
        : [];
    },
  );
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning" title={words.title(lines.length)}>
      {lines.map(({ endpointId, text }) => (
        <p key={endpointId}>{text}</p>
      ))}
      <Link to="/webhooks">{words.show}</Link>
    </Notice>
  );
}
