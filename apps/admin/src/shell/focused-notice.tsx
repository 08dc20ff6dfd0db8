import { Notice, type NoticeTone } from '@phial/ui/notice/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './focused-notice.module.css';

/**
 * A notice that takes the focus when it appears and brings itself into view: for what has happened instead of what
 * was asked for, where the button that was pressed stands far below. Give it another `key` to take the focus again.
 */
export function FocusedNotice({
  tone,
  title,
  children,
}: {
  tone: NoticeTone;
  title: string;
  children?: ReactNode;
}) {
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <fieldset ref={frame} tabIndex={-1} className={styles.frame} aria-label={title}>
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </fieldset>
  );
}
