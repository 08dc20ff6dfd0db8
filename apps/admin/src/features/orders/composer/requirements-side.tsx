import { readRequirements } from '@phial/contract/calls/orders';
import type { OrderLine } from '@phial/contract/order';
import { Card } from '@phial/ui/card/card';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import { lineKey } from '../items/offered.ts';
import { RequirementsList } from '../items/requirements-list.tsx';

const NOTHING = { fasting: { known: [], unknown: [] }, specimens: { known: [], unknown: [] }, remarks: [] };

/** What the chosen items ask for, asked anew with every change of them. */
export function RequirementsSide({ lines }: { lines: readonly OrderLine[] }) {
  const words = useMessages().orders;
  const id = useId();
  const items = lines.map(({ kind, itemId }) => ({ kind, itemId }));
  const { data, isError, refetch } = useQuery({
    queryKey: ['order-requirements', items.map(lineKey)],
    queryFn: async ({ signal }) => ({
      lines,
      requirements: await send(readRequirements, { body: { items }, ownMessage: true, signal }),
    }),
    enabled: lines.length > 0,
    placeholderData: (before) => before,
  });
  // While the answer for more items is on its way the former one stays, with the items it was for.
  const shown = lines.length === 0 || data === undefined ? { lines: [], requirements: NOTHING } : data;
  return (
    <Card as="section" tone="mint" labelledBy={id}>
      <h2 id={id}>{words.requirements.title}</h2>
      {isError ? (
        <TryAgain title={words.failed} hint={words.failedHint} onTryAgain={() => void refetch()} />
      ) : (
        <RequirementsList {...shown} />
      )}
    </Card>
  );
}
