import { CallError, refusalData } from '@phial/client/call-error';
import { readHolidayFiles, readHolidays } from '@phial/contract/calls/schedule';
import {
  HOLIDAY_FILE_MOST,
  HOLIDAY_FILES_MOST,
  type HolidayFileFault,
  type OfferedHoliday,
  type Schedule,
} from '@phial/contract/schedule';
import type { ScheduleChange } from '@phial/contract/schedule-change';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callQuery, send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import { ChangeReview } from '../review/change-review.tsx';
import { HolidayChoice } from './holiday-choice.tsx';
import styles from './holidays-step.module.css';

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
  onDone: (text: string, done: { moved: number; cancelled: number }) => void;
  onCancel: () => void;
}) {
  const { holidays: words, cancel, loading, failed } = useMessages().schedule;
  const offered = useQuery(callQuery(readHolidays, { query: { year } }));
  const [uploaded, setUploaded] = useState<OfferedHoliday[]>();
  const [refusal, setRefusal] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [change, setChange] = useState<ScheduleChange>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const faultText = useFaultText();

  const holidays = uploaded ?? offered.data;
  const open = holidays?.filter(({ entered }) => !entered) ?? [];
  const ticked = open.filter(({ day }) => !left.has(day));

  async function read(files: readonly File[]): Promise<void> {
    // A file has no more characters than bytes.
    const tooLarge = files.findIndex(({ size }) => size > HOLIDAY_FILE_MOST) + 1;
    if (files.length > HOLIDAY_FILES_MOST) return setRefusal(words.tooManyFiles);
    if (tooLarge > 0) return setRefusal(`${words.fault(tooLarge, '')}${words.tooLarge}`);
    setRefusal(undefined);
    try {
      const texts = await Promise.all(files.map((file) => file.text()));
      setUploaded(await send(readHolidayFiles, { body: { files: texts }, ownMessage: true }));
      setLeft(new Set());
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const fault = refusalData(readHolidayFiles, error, 'holiday-file');
      setRefusal(fault === undefined ? error.msg : `${faultText(fault)} ${error.msg}`);
    }
  }

  if (change !== undefined) {
    return (
      <ChangeReview
        change={change}
        schedule={schedule}
        summary={`${uploaded === undefined ? words.title(year) : words.fromFiles}: ${words.enter(ticked.length)}`}
        onBack={() => setChange(undefined)}
        onConflict={() => setChange(undefined)}
        onDone={(done) => onDone(words.saved, done)}
      />
    );
  }
  return (
    <section className={styles.step} aria-labelledby="holidays-title">
      <h2 id="holidays-title" ref={heading} tabIndex={-1}>
        {uploaded === undefined ? words.title(year) : words.fromFiles}
      </h2>
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
            if (files.length > 0) void read(files);
          }}
        />
        <p id="holiday-files-hint" className={styles.hint}>
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
    </section>
  );
}

function useFaultText(): (fault: HolidayFileFault) => string {
  const words = useMessages().schedule.holidays;
  return ({ file, event, fault }) =>
    `${words.fault(file, event === null ? '' : String(event))}${words.faults[fault]}`;
}
