import { revealScannedNumber } from '@phial/contract/calls/on-site';
import type { SceneClient } from '@phial/contract/desk-scene';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { RevealNumber } from '../booking/reveal-number.tsx';

/** Who a client information code is about, to be compared with the card. */
export function SceneClientFacts({ client, token }: { client: SceneClient; token: string }) {
  const words = useMessages().desk.person;
  const rows = [
    {
      id: 'name',
      term: words.name,
      value: [client.userName, client.enName].filter((name) => name).join(' · '),
    },
    {
      id: 'document',
      term: words.document,
      value: (
        <RevealNumber
          masked={client.maskedDocumentNumber}
          onReveal={(reason) => send(revealScannedNumber, { body: { token, reason }, ownMessage: true })}
        />
      ),
    },
    { id: 'birthday', term: words.birthday, value: client.birthday },
    { id: 'phone', term: words.phone, value: client.telephone },
    { id: 'email', term: words.email, value: client.email },
  ];
  return <DefinitionList rows={rows.filter(({ value }) => value !== '')} />;
}
