import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../language/language.ts';

/**
 * Asks before a link leads away from what is not saved, and lets the browser
 * ask before the tab closes. The browser's own way back is not held up: what
 * was typed waits in `useEditor`.
 */
export function LeaveGuard({ active }: { active: boolean }) {
  const words = useMessages().editing.leave;
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (!active) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      const path = pathOfLink(event);
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(path);
    };
    addEventListener('beforeunload', hold);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      removeEventListener('beforeunload', hold);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [active]);

  return (
    <Dialog
      open={target !== undefined}
      onClose={() => setTarget(undefined)}
      role="alertdialog"
      size="small"
      title={words.title}
      actions={
        <>
          <Button variant="primary" onClick={() => setTarget(undefined)}>
            {words.stay}
          </Button>
          <Button
            onClick={() => {
              setTarget(undefined);
              if (target !== undefined) void navigate(target);
            }}
          >
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}

/** The page of this site that a press leads to in this tab, below the site's own address. */
function pathOfLink(event: MouseEvent): string | undefined {
  const pressed = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(pressed instanceof HTMLAnchorElement) || pressed.target === '_blank') return undefined;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const { origin, pathname, search, hash } = pressed;
  if (origin !== location.origin || hash !== '' || !pathname.startsWith(base)) return undefined;
  return pathname.slice(base.length) + search;
}
