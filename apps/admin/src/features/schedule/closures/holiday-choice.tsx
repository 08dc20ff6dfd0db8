import type { OfferedHoliday } from '@phial/contract/schedule';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { Tag } from '@phial/ui/tag/tag';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './holidays-step.module.css';

/** Public holidays to be ticked; all that are not entered yet are at first. */
export function HolidayChoice({
  holidays,
  left,
  onLeft,
}: {
  holidays: readonly OfferedHoliday[];
  /** The days that are not to be entered. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}) {
  const words = useMessages().schedule.holidays;
  const language = useLanguage();
  const open = holidays.filter(({ entered }) => !entered).map(({ day }) => day);
  return (
    <>
      {open.length > 1 && (
        <div className={styles.ticks}>
          <Button size="small" onClick={() => onLeft(new Set())}>
            {words.all}
          </Button>
          <Button size="small" onClick={() => onLeft(new Set(open))}>
            {words.noneTicked}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {holidays.map(({ day, names, entered }) => {
          const text = `${formatLongDate(day, language)} – ${names[language]}`;
          return (
            <li key={day}>
              {entered ? (
                <span className={styles.entered}>
                  {text} <Tag tone="mint">{words.entered}</Tag>
                </span>
              ) : (
                <Checkbox
                  id={`holiday-${day}`}
                  label={text}
                  checked={!left.has(day)}
                  onChange={(checked) =>
                    onLeft(
                      checked ? new Set([...left].filter((one) => one !== day)) : new Set([...left, day]),
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
