import { closureReasons } from '@phial/content/closure-reasons';
import type { SchedulePoint } from '@phial/contract/schedule/schedule';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { SelectField } from '@phial/ui/select-field/select-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { useLocationNames } from '../location-names.ts';
import { type ClosureDraft, draftProblems, LANGUAGES, namesOfReason } from './closure-draft.ts';
import { ClosureHoursFields } from './closure-hours-fields.tsx';

/** Where, when and why there is no service. */
export function ClosureForm({
  draft,
  points,
  locationFixed,
  onChange,
  onReview,
  onCancel,
  more,
}: {
  draft: ClosureDraft;
  points: readonly SchedulePoint[];
  /** A closure that is there keeps its location. */
  locationFixed: boolean;
  onChange: (draft: ClosureDraft) => void;
  onReview: () => void;
  onCancel: () => void;
  /** A further button at the end. */
  more?: ReactNode;
}) {
  const { closures: words, cancel } = useMessages().schedule;
  const language = useLanguage();
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
        disabled={locationFixed}
        onChange={(where) => set({ where })}
        options={useLocations(points)}
      />
      <SelectField
        id="closure-service"
        label={words.service}
        value={draft.service}
        disabled={locationFixed}
        onChange={(service) => set({ service })}
        options={useOfferedServices(points, draft.service)}
      />
      <TextField
        id="closure-from"
        type="date"
        label={words.from}
        value={draft.from}
        error={errorOf('from', words.problems.day)}
        onChange={(from) => set({ from, until: draft.until < from ? from : draft.until })}
      />
      <TextField
        id="closure-until"
        type="date"
        label={words.until}
        value={draft.until}
        error={errorOf('until', words.problems.until)}
        onChange={(until) => set({ until })}
      />
      <ClosureHoursFields hours={draft.hours} wrong={problems} onChange={(hours) => set({ hours })} />
      <SelectField
        id="closure-reason"
        label={words.reason}
        value={draft.reason}
        // For a reason of one's own the names stay to begin with.
        onChange={(reason) => set(reason === '' ? { reason } : { reason, names: namesOfReason(reason) })}
        options={[
          ...Object.entries(closureReasons).map(([value, names]) => ({ value, label: names[language] })),
          { value: '', label: words.ownReason },
        ]}
      />
      {draft.reason === '' &&
        LANGUAGES.map((one) => (
          <TextField
            key={one}
            id={`closure-${one}`}
            label={words.names[one]}
            maxLength={100}
            value={draft.names[one]}
            error={errorOf(one, words.problems.name)}
            onChange={(name) => set({ names: { ...draft.names, [one]: name } })}
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

function useLocations(points: readonly SchedulePoint[]) {
  const { where } = useLocationNames(points);
  const cities = [...new Set(points.map(({ city }) => city))];
  return [
    { value: 'all', label: where({ servPtId: null, city: null }) },
    ...cities.map((city) => ({ value: `city:${city}`, label: where({ servPtId: null, city }) })),
    ...points.map(({ servPtId }) => ({ value: `point:${servPtId}`, label: where({ servPtId, city: null }) })),
  ];
}

/** The services that a point offers, and the one that is closed already. */
function useOfferedServices(points: readonly SchedulePoint[], chosen: string) {
  const words = useMessages().schedule.closures;
  const { nameOf } = useServices();
  const types = new Set([...points.flatMap((point) => point.types), ...(chosen === '' ? [] : [chosen])]);
  return [
    { value: '', label: words.allServices },
    ...[...types].map((type) => ({ value: type, label: nameOf(type) })),
  ];
}
