import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useState } from 'react';
import { useMessages } from '../../language/language.ts';

/** Tells screen readers politely which page has come up; the page they started with needs no telling. */
export function Announcer({ title }: { title: string }) {
  const { page } = useMessages().shell;
  const [first] = useState(title);
  const [left, setLeft] = useState(false);
  if (!left && title !== first) setLeft(true);
  return (
    <VisuallyHidden>
      <span role="status">{left ? page.announcement(title) : ''}</span>
    </VisuallyHidden>
  );
}
