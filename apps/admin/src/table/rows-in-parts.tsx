import { Button } from '@phial/ui/button/button';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../language/language.ts';

/** Rows shown at first, and added by each press: more take a browser longer to draw than a key is pressed. */
const PART = 100;

/**
 * As many rows as can be drawn between two keys, and a button for more of them.
 * @param of what is shown, in one text: rows of something else begin with the first part again
 */
export function useRowsInParts<Row>(rows: readonly Row[], of: string): [readonly Row[], ReactNode] {
  const words = useMessages().shell.table;
  const [opened, setOpened] = useState({ of, parts: 1 });
  if (opened.of !== of) setOpened({ of, parts: 1 });
  const { parts } = opened;
  const left = rows.length - parts * PART;
  const more = left > 0 && (
    <Button onClick={() => setOpened({ of, parts: parts + 1 })}>{words.more(Math.min(left, PART))}</Button>
  );
  return [rows.slice(0, parts * PART), more];
}
