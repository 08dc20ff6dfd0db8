import type { ClosureHours } from '@phial/contract/schedule/schedule';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { TextField } from '@phial/ui/text-field/text-field';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { readTypedTime } from '../hours/week-rows.ts';
import type { ClosureProblem } from './closure-draft.ts';
import styles from './closures.module.css';

/** Whether whole days are closed, or which hours of them. */
export function ClosureHoursFields({
  hours,
  wrong,
  onChange,
}: {
  /** As typed; null: whole days. */
  hours: ClosureHours | null;
  wrong: readonly ClosureProblem[];
  onChange: (hours: ClosureHours | null) => void;
}) {
  const words = useMessages().schedule.closures;
  // Hours that were typed come back when the box is ticked again.
  const [former, setFormer] = useState<ClosureHours>({ from: '', until: '' });
  const field = (which: keyof ClosureHours, value: ClosureHours) => (
    <TextField
      id={`closure-hours-${which}`}
      label={words.hours[which]}
      // On the 24-hour clock, whichever clock the browser's own time boxes would show.
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder={which === 'from' ? '12:00' : '14:00'}
      value={value[which]}
      hint={which === 'until' ? words.hours.hint : undefined}
      error={wrong.includes(`hours-${which}`) ? words.problems.hours[which] : undefined}
      onChange={(text) => onChange({ ...value, [which]: text })}
      onBlur={() => onChange({ ...value, [which]: readTypedTime(value[which]) ?? value[which] })}
    />
  );
  return (
    <>
      <div className={styles.some}>
        <Checkbox
          id="closure-some-hours"
          label={words.hours.some}
          checked={hours !== null}
          onChange={(some) => {
            if (hours !== null) setFormer(hours);
            onChange(some ? former : null);
          }}
        />
      </div>
      {hours !== null && field('from', hours)}
      {hours !== null && field('until', hours)}
    </>
  );
}
