import { CallError } from '@phial/client/call-error';
import { REVEAL_REASONS, type RevealReason } from '@phial/contract/desk/desk-act';
import { Button } from '@phial/ui/button/button';
import { Select } from '@phial/ui/select-field/select-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './booking-panel.module.css';

/**
 * The masked number, and the way to the whole one: with a reason, which goes into the audit log, and for this
 * once.
 */
export function RevealNumber({
  masked,
  onReveal,
}: {
  masked: string;
  /** Undefined where the number is erased. */
  onReveal: ((reason: RevealReason) => Promise<{ docNo: string }>) | undefined;
}) {
  const words = useMessages().desk.reveal;
  const id = useId();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<RevealReason>('identity-check');
  const reveal = useMutation({
    mutationFn: async () => onReveal?.(reason),
    // The number is kept only as long as it is on screen.
    gcTime: 0,
  });
  const number = reveal.data?.docNo;
  const part = useRef<HTMLDivElement>(null);
  const step = useRef('closed');
  const now = number !== undefined ? 'shown' : asking ? 'asking' : 'closed';

  // What was pressed goes away with each step: the focus goes to what has taken its place.
  useEffect(() => {
    if (step.current === now) return;
    step.current = now;
    part.current?.querySelector<HTMLElement>('select, button')?.focus();
  }, [now]);

  const hide = () => {
    setAsking(false);
    reveal.reset();
  };

  return (
    <div ref={part} className={styles.reveal}>
      <span className={styles.number} role="status">
        {number ?? masked}
      </span>
      {now === 'shown' && (
        <Button size="small" onClick={hide}>
          {words.hide}
        </Button>
      )}
      {now === 'closed' && onReveal !== undefined && (
        <Button size="small" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      )}
      {now === 'asking' && (
        <div className={styles.revealForm}>
          <label htmlFor={id}>{words.reason}</label>
          <Select
            id={id}
            value={reason}
            onChange={(value) => setReason(REVEAL_REASONS.find((one) => one === value) ?? reason)}
            options={REVEAL_REASONS.map((one) => ({ value: one, label: words.reasons[one] }))}
          />
          <Button size="small" variant="primary" busy={reveal.isPending} onClick={() => reveal.mutate()}>
            {words.submit}
          </Button>
          <p className="fine-print">{words.tip}</p>
          {reveal.error instanceof CallError && <p role="alert">{reveal.error.msg}</p>}
        </div>
      )}
    </div>
  );
}
