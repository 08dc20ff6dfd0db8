import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './reservation-code.module.css';

/**
 * The reservation code, large, selectable as a whole and copyable.
 * @param props.children ways to keep it, beside it
 */
export function ReservationCode({ code, children }: { code: string; children?: ReactNode }) {
  const { record, success: words } = useMessages().bookingDesk;
  const [copying, setCopying] = useState<'copied' | 'copyByHand'>();
  const text = useRef<HTMLElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopying('copied');
    } catch {
      // Refused, or a page without TLS, where browsers have no clipboard.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setCopying('copyByHand');
    }
  };

  return (
    <div className={styles.box}>
      <div className={styles.words}>
        <p className="strong" id="reservation-code-label">
          {record.code}
        </p>
        <p className={styles.line}>
          <strong ref={text} className={styles.code} data-testid="reservation-code">
            {code}
          </strong>
          <span data-print="hide">
            <Button
              size="small"
              icon={<Icon name={copying === 'copied' ? 'check' : 'copy'} />}
              onClick={() => void copy()}
              aria-describedby="reservation-code-label"
            >
              {words.copy}
            </Button>
          </span>
        </p>
        <p role="status" className={styles.told} data-print="hide">
          {copying ? words[copying] : words.codeHint}
        </p>
      </div>
      <div className={styles.keep} data-print="hide">
        {children}
      </div>
    </div>
  );
}
