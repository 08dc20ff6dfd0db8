import { closureReasons } from '@phial/content/closure-reasons';
import type { Names, SchedulePoint } from '@phial/contract/schedule';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { SelectField } from '@phial/ui/select-field/select-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { usePlaceNames } from '../place-names.ts';
import { type ClosureDraft, draftProblems, namesOfReason } from './closure-draft.ts';

const LANGUAGES = ['tw', 'zh', 'en'] as const;

/** Where, when and why there is no service. */
export function ClosureForm({
  draft,
  points,
  placeFixed,
  onChange,
  onReview,
  onCancel,
  more,
}: {
  draft: ClosureDraft;
  points: readonly SchedulePoint[];
  /** A closure that is there keeps its place. */
  placeFixed: boolean;
  onChange: (draft: ClosureDraft) => void;
  onReview: () => void;
  onCancel: () => void;
  /** A further button at the end. */
  more?: ReactNode;
}) {
  const { closures: words, cancel } = useMessages().schedule;
  const problemsWords = useMessages().schedule.closures.problems;
  const [tried, setTried] = useState(false);
  const problems = tried ? draftProblems(draft) : [];
  const errorOf = (field: (typeof problems)[number], text: string) =>
    problems.includes(field) ? text : undefined;
  const set = (changes: Partial<ClosureDraft>) => onChange({ ...draft, ...changes });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const [first] = draftProblems(draft);
    if (first === undefined) onReview();
    else document.getElementById(`closure-${first}`)?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <SelectField
        id="closure-where"
        label={words.where}
        value={draft.where}
        disabled={placeFixed}
        onChange={(where) => set({ where })}
        options={usePlaces(points)}
      />
      <TextField
        id="closure-from"
        type="date"
        label={words.from}
        value={draft.from}
        error={errorOf('from', problemsWords.day)}
        onChange={(from) => set({ from, until: draft.until < from ? from : draft.until })}
      />
      <TextField
        id="closure-until"
        type="date"
        label={words.until}
        value={draft.until}
        error={errorOf('until', problemsWords.until)}
        onChange={(until) => set({ until })}
      />
      <Reason reason={draft.reason} onReason={(reason, names) => set({ reason, ...(names && { names }) })} />
      {draft.reason === '' &&
        LANGUAGES.map((language) => (
          <TextField
            key={language}
            id={`closure-${language}`}
            label={words.names[language]}
            maxLength={100}
            value={draft.names[language]}
            error={errorOf(language, problemsWords.name)}
            onChange={(name) => set({ names: { ...draft.names, [language]: name } })}
          />
        ))}
      <ButtonRow>
        <Button onClick={onCancel}>{cancel}</Button>
        {more}
        <Button variant="primary" type="submit">
          {words.review}
        </Button>
      </ButtonRow>
    </form>
  );
}

function Reason({
  reason,
  onReason,
}: {
  reason: string;
  /** `names` stay as they are for a reason of one's own. */
  onReason: (reason: string, names?: Names) => void;
}) {
  const language = useLanguage();
  const words = useMessages().schedule.closures;
  return (
    <SelectField
      id="closure-reason"
      label={words.reason}
      value={reason}
      onChange={(next) => onReason(next, next === '' ? undefined : namesOfReason(next))}
      options={[
        ...Object.entries(closureReasons).map(([value, names]) => ({ value, label: names[language] })),
        { value: '', label: words.ownReason },
      ]}
    />
  );
}

function usePlaces(points: readonly SchedulePoint[]) {
  const { where } = usePlaceNames(points);
  const cities = [...new Set(points.map(({ city }) => city))];
  return [
    { value: 'all', label: where({ servPtId: null, city: null }) },
    ...cities.map((city) => ({ value: `city:${city}`, label: where({ servPtId: null, city }) })),
    ...points.map(({ servPtId }) => ({ value: `point:${servPtId}`, label: where({ servPtId, city: null }) })),
  ];
}
