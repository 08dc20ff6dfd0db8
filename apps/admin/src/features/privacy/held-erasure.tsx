import { notify } from '@phial/browser/notices/notices';
import { keyOf } from '@phial/browser/server-state/call-query';
import { readAuditLog } from '@phial/contract/calls/audit';
import { agreeToHeldErasure, readRetention } from '@phial/contract/calls/privacy';
import type { HeldErasure as Held } from '@phial/contract/staff/privacy';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { Notice } from '@phial/ui/notice/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../api-client/client.ts';
import { useLanguage, useMessages } from '../../language/language.ts';

/**
 * More is due than the days explain: what the server knows, and the choice.
 * @param onErased once it is done; the notice goes
 */
export function HeldErasure({ held, onErased }: { held: Held; onErased: () => void }) {
  const { held: words } = useMessages().privacy;
  const language = useLanguage();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate: erase, isPending: busy } = useMutation({
    mutationFn: () => send(agreeToHeldErasure, { body: { before: held.before } }),
    onSuccess: () => {
      notify({ tone: 'success', text: words.erased });
      onErased();
    },
    onSettled: () => {
      setAsking(false);
      void queries.invalidateQueries({ queryKey: keyOf(readRetention) });
      void queries.invalidateQueries({ queryKey: keyOf(readAuditLog) });
    },
  });

  const { erasedBefore } = held;
  return (
    <Notice tone="warning" title={words.title(held.records)}>
      <p>{words.clock(formatLongDate(held.today, language))}</p>
      <p>{erasedBefore === null ? words.never : words.since(formatLongDate(erasedBefore, language))}</p>
      <p>{words.choose}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words.erase}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          busy={busy}
          title={words.question(held.records)}
          actions={
            <>
              <Button disabled={busy} onClick={() => setAsking(false)}>
                {words.keep}
              </Button>
              <Button variant="danger" busy={busy} onClick={() => erase()}>
                {words.sure}
              </Button>
            </>
          }
        >
          <p>{words.visits(formatLongDate(held.before, language))}</p>
          <p>
            <b>{words.forGood}</b>
          </p>
        </Dialog>
      )}
    </Notice>
  );
}
