import { readRecoveryCodes } from '@phial/contract/calls/second-factors';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callQuery } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { useAccount } from '../../../session/session.ts';

const FEW = 3;

/** Above every page of somebody with a second factor who has hardly any recovery code left. */
export function FewCodesNotice() {
  const words = useMessages().accounts.recovery;
  const { secondFactor } = useAccount();
  const { data } = useQuery({ ...callQuery(readRecoveryCodes), enabled: secondFactor });
  if (!secondFactor || data === undefined || data.left >= FEW) return null;
  return (
    <div data-print="hide">
      <Notice tone="warning">
        <p>
          {words.few(data.left)} <Link to="/my-account">{words.fewLink}</Link>
        </p>
      </Notice>
    </div>
  );
}
