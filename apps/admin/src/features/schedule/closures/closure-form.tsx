import { closureReasons } from '@phial/content/closure-reasons';
import type { Closure, Names, SchedulePoint } from '@phial/contract/schedule/schedule';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { type DayKey, isDay } from '@phial/domain/hong-kong-time';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { SelectField } from '@phial/ui/select-field/select-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';
import { useLocationNames } from '../location-names.ts';

const LANGUAGES = ['tw', 'zh', 'en'] as const;

/** What somebody types about a closure. */
export interface ClosureDraft {
  /** `all`, `city:KLN` or `point:central`. */
  readonly where: string;
  /** Code of the only service that is closed; empty for all of them. */
  readonly service: string;
  readonly from: string;
  readonly until: string;
  /** Key of the reasons at hand; empty for names of one's own. */
  readonly reason: string;
  readonly names: Names;
}

/** The names of a reason at hand. */
function namesOfReason(reason: string): Names {
  return { tw: '', zh: '', en: '', ...closureReasons[reason] };
}

/** A closure to begin with. */
export function newDraft(day: DayKey, reason: string): ClosureDraft {
  return { where: 'all', service: '', from: day, until: day, reason, names: namesOfReason(reason) };
}

/** A closure as it would be typed. */
export function draftOf({ from, until, servPtId, city, type, names }: Closure): ClosureDraft {
  const where = servPtId !== null ? `point:${servPtId}` : city !== null ? `city:${city}` : 'all';
  const known = Object.entries(closureReasons).find(
    ([, reason]) => reason.tw === names.tw && reason.en === names.en,
  );
  return { where, service: type ?? '', from, until, reason: known?.[0] ?? '', names };
}

/** What keeps a draft from being looked at; the field by its name. */
function draftProblems({ from, until, names }: ClosureDraft): ('from' | 'until' | keyof Names)[] {
  const days = [
    ...(isDay(from) ? [] : ['from' as const]),
    ...(isDay(until) && until >= from ? [] : ['until' as const]),
  ];
  const empty = LANGUAGES.filter((language) => names[language].trim() === '');
  return [...days, ...empty];
}

/** The change a draft means. @param former the closure it changes; undefined for a new one */
export function changeOf(draft: ClosureDraft, former: Closure | undefined): ScheduleChange {
  const { from, until, names } = draft;
  if (former !== undefined) {
    const { closureId, version } = former;
    return { kind: 'closure-change', closureId, version, from, until, names };
  }
  return { kind: 'closure', from, until, names, ...locationOf(draft) };
}

/** The service point or the city of a draft, and its service, as a closure has them. */
export function locationOf({ where, service }: ClosureDraft): Pick<Closure, 'servPtId' | 'city' | 'type'> {
  const [kind, id = ''] = where.split(':');
  return {
    servPtId: kind === 'point' ? id : null,
    city: kind === 'city' ? id : null,
    type: service || null,
  };
}

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
