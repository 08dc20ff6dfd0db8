import { CallError, refusalData } from '@phial/client/call-error';
import { readHolidayFiles, readHolidays } from '@phial/contract/calls/schedule';
import {
  HOLIDAY_FILE_MOST,
  HOLIDAY_FILES_MOST,
  type OfferedHoliday,
  type Schedule,
} from '@phial/contract/schedule/schedule';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Tag } from '@phial/ui/tag/tag';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { Step } from '../../../shell/step.tsx';
import { TryAgain } from '../../../shell/try-again.tsx';
import { ChangeReview } from '../review/change-review.tsx';
import styles from './closures.module.css';

/** Public holidays of a year, offered by the rules or read from files of the government, ticked and entered. */
export function HolidaysStep({
  year,
  schedule,
  onDone,
  onCancel,
}: {
  /** Four digits. */
  year: string;
  schedule: Pick<Schedule, 'points' | 'today' | 'lastDay'>;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { holidays: words, cancel, loading, failed } = useMessages().schedule;
  const offered = useQuery(callQuery(readHolidays, { query: { year } }));
  const [uploaded, setUploaded] = useState<OfferedHoliday[]>();
  const [refusal, setRefusal] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [change, setChange] = useState<ScheduleChange>();
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const texts = await Promise.all(files.map((file) => file.text()));
      return send(readHolidayFiles, { body: { files: texts }, ownMessage: true });
    },
    onSuccess: (found) => {
      setUploaded(found);
      setLeft(new Set());
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return;
      const found = refusalData(readHolidayFiles, error, 'holiday-file');
      if (found === undefined) return setRefusal(error.msg);
      const { file, event, fault } = found;
      const where = words.fault(file, event === null ? '' : String(event));
      setRefusal(`${where}${words.faults[fault]} ${error.msg}`);
    },
  });

  const title = uploaded === undefined ? words.title(year) : words.fromFiles;
  const holidays = uploaded ?? offered.data;
  const open = holidays?.filter(({ entered }) => !entered) ?? [];
  const ticked = open.filter(({ day }) => !left.has(day));

  function choose(files: readonly File[]): void {
    // A file has no more characters than bytes.
    const tooLarge = files.findIndex(({ size }) => size > HOLIDAY_FILE_MOST) + 1;
    setRefusal(undefined);
    if (files.length > HOLIDAY_FILES_MOST) setRefusal(words.tooManyFiles);
    else if (tooLarge > 0) setRefusal(`${words.fault(tooLarge, '')}${words.tooLarge}`);
    else upload.mutate(files);
  }

  if (change !== undefined) {
    return (
      <ChangeReview
        change={change}
        schedule={schedule}
        summary={`${title}: ${words.enter(ticked.length)}`}
        onBack={() => setChange(undefined)}
        onConflict={() => setChange(undefined)}
        done={words.saved}
        onDone={onDone}
      />
    );
  }
  return (
    <Step id="holidays" title={title}>
      <p>{words.lead}</p>
      {offered.isPending && uploaded === undefined && <Loading active label={loading} />}
      {offered.isError && uploaded === undefined && (
        <TryAgain title={failed} onTryAgain={() => void offered.refetch()} />
      )}
      {holidays !== undefined && <HolidayChoice holidays={holidays} left={left} onLeft={setLeft} />}
      {holidays !== undefined && open.length === 0 && <Notice tone="success" title={words.none} />}
      <div className={styles.upload}>
        <label htmlFor="holiday-files">{words.upload}</label>
        <input
          id="holiday-files"
          type="file"
          accept=".json,application/json"
          multiple
          aria-describedby="holiday-files-hint"
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // The same file once more is a choice too.
            event.currentTarget.value = '';
            if (files.length > 0) choose(files);
          }}
        />
        <p id="holiday-files-hint" className="fine-print">
          {words.uploadHint}
        </p>
        {refusal !== undefined && <Notice tone="error" live="alert" title={refusal} />}
      </div>
      <ButtonRow>
        <Button onClick={onCancel}>{cancel}</Button>
        {ticked.length > 0 && (
          <Button
            variant="primary"
            onClick={() =>
              setChange({ kind: 'holidays', days: ticked.map(({ day, names }) => ({ day, names })) })
            }
          >
            {words.enter(ticked.length)}
          </Button>
        )}
      </ButtonRow>
    </Step>
  );
}

/** Public holidays to be ticked; all that are not entered yet are at first. */
function HolidayChoice({
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
