import { Button } from '@phial/ui/button/button';
import { Notice } from '@phial/ui/notice/notice';
import { useMessages } from '../language/language.ts';

/** Where something would stand that did not come, and the way to ask again. */
export function TryAgain({
  title,
  hint,
  onTryAgain,
}: {
  title: string;
  hint?: string;
  onTryAgain: () => void;
}) {
  const { tryAgain } = useMessages().shell.page;
  return (
    <Notice tone="warning" title={title}>
      {hint !== undefined && <p>{hint}</p>}
      <Button onClick={onTryAgain}>{tryAgain}</Button>
    </Notice>
  );
}
