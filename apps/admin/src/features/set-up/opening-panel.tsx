import type { SetUp, SetUpStep } from '@phial/contract/staff/set-up';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { ConfirmButton } from '../../shell/confirm-button.tsx';
import { FocusedNotice } from '../../shell/focused-notice.tsx';
import styles from './set-up.module.css';
import { LackList } from './step-card.tsx';
import { PAGES } from './steps.ts';
import { useOpening } from './use-set-up.ts';

/** Whether visitors can book, and the button that changes it; what is missing stands beside it once it was pressed. */
export function OpeningPanel({ booking: { state, version, ...last } }: { booking: SetUp['booking'] }) {
  const words = useMessages().setUp;
  const { opening, somebody } = words;
  const language = useLanguage();
  const [missing, setMissing] = useState<readonly SetUpStep[]>([]);
  const [attempt, setAttempt] = useState(0);
  const change = useOpening((steps) => {
    setMissing(steps);
    setAttempt((count) => count + 1);
  });
  return (
    <section className={styles.opening} aria-labelledby="opening-title">
      <h2 id="opening-title">{opening.title}</h2>
      <p className={styles.state}>
        <Icon name={state === 'open' ? 'success' : 'info'} /> {opening[state]}
      </p>
      {version > 1 && last.changedBy !== null && (
        <p className={styles.mark}>
          {opening.changed(formatMoment(last.changedAt, language), last.changedBy || somebody)}
        </p>
      )}
      {missing.length > 0 && (
        <FocusedNotice key={attempt} tone="warning" title={opening.missing}>
          <ul className={styles.missing}>
            {missing.map((step) => (
              <li key={step.step}>
                <Link to={PAGES[step.step] ?? '/set-up'}>{words.steps[step.step].title}</Link>
                <LackList lacks={step.lacks.filter(({ isEssential }) => isEssential)} />
              </li>
            ))}
          </ul>
        </FocusedNotice>
      )}
      <div className={styles.ways}>
        {state === 'open' ? (
          <ConfirmButton
            label={opening.closeIt}
            title={opening.closeTitle}
            text={opening.closeText}
            keep={opening.keep}
            isBusy={change.isPending}
            onConfirm={() => change.mutate({ open: false, version })}
          />
        ) : (
          <Button
            variant="primary"
            busy={change.isPending}
            onClick={() => change.mutate({ open: true, version })}
          >
            {opening.openIt}
          </Button>
        )}
      </div>
    </section>
  );
}
