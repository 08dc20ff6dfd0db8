import { notify } from '@phial/browser/notices/notices';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';

/** Puts a text into the clipboard; over plain HTTP browsers do not let it, and that is said. */
export function CopyButton({
  text,
  label,
  name,
  done,
  failed,
}: {
  text: string;
  label: string;
  /** What the button is called where its label alone does not say what it copies. */
  name?: string;
  done: string;
  failed: string;
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', text: done });
    } catch {
      notify({ tone: 'warning', text: failed });
    }
  };
  return (
    <Button size="small" aria-label={name} icon={<Icon name="copy" size={20} />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
