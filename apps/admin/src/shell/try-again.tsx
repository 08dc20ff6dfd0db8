import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Notice } from '@phial/ui/notice/notice';
import { useMessages } from '../language/language.ts';

/**
 * Where something would stand that did not come, and the way to ask again.
 * @param orReload for a part of the program: a newer edition may have taken the place of the files this page knows
 */
export function TryAgain({
  title,
  hint,
  orReload = false,
  onTryAgain,
}: {
  title: string;
  hint?: string;
  orReload?: boolean;
  onTryAgain: () => void;
}) {
  const { tryAgain, reload } = useMessages().shell.page;
  return (
    <Notice tone="warning" title={title}>
      {hint !== undefined && <p>{hint}</p>}
      <ButtonRow gap="small">
        <Button onClick={onTryAgain}>{tryAgain}</Button>
        {orReload && <Button onClick={() => location.reload()}>{reload}</Button>}
      </ButtonRow>
    </Notice>
  );
}
