import type { Preparation } from '@phial/contract/booking/service';
import type { OpeningHours } from '@phial/contract/content/content';
import type { FieldProblem } from '@phial/contract/content/editing';
import type { ServicePointBody } from '@phial/contract/content/editing-service-point';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../language/language.ts';
import styles from './editor.module.css';
import { ColourField } from './fields/colour-field.tsx';
import type { Body, Field, FieldGroup } from './fields/field.ts';
import {
  DistrictField,
  PackageGroupField,
  ServicePointField,
  SubjectField,
} from './fields/listed-fields.tsx';
import { localText } from './fields/local-text.ts';
import { LocalTextField } from './fields/local-text-field.tsx';
import { PartsField } from './fields/parts-field.tsx';
import { LocalPictureField, PictureField } from './fields/picture-fields.tsx';
import { NotesField, RestrictionsField, ThingsField } from './fields/preparation-fields.tsx';
import { RemindersField } from './fields/reminders-field.tsx';
import { AbilitiesField, OpeningHoursField } from './fields/rows-fields.tsx';
import { ChoiceOfFew, PlainField, YesOrNo } from './fields/simple-fields.tsx';
import { TestItemField, TestItemsField } from './fields/test-items-field.tsx';
import { WeekdaysField } from './fields/weekdays-field.tsx';
import { WordListField } from './fields/word-list-field.tsx';
import type { TypedReminder } from './services/typed-reminders.ts';

/** The controls of a thing, one after the other, as its table of fields says. */
export function FieldForm({
  fields,
  body,
  problems,
  onChange,
}: {
  fields: readonly Field[];
  body: Body;
  problems: readonly FieldProblem[];
  onChange: (name: string, value: unknown) => void;
}) {
  const { problemOf } = useMessages().editing;
  const control = (field: Field) => (
    <OneField
      key={field.name}
      field={field}
      body={body}
      errorAt={(path) => {
        const wanted = path === '' ? field.name : `${field.name}.${path}`;
        const found = problems.find((problem) => problem.path === wanted);
        return found && problemOf[found.problem];
      }}
      onChange={(value) => onChange(field.name, value)}
    />
  );
  return groupsOf(fields).map(({ group, members }) =>
    group === undefined ? (
      members.map(control)
    ) : (
      <FieldGroupFrame key={group} group={group}>
        {members.map(control)}
      </FieldGroupFrame>
    ),
  );
}

function FieldGroupFrame({ group, children }: { group: FieldGroup; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{useMessages().editingFields.groups[group]}</h2>
      {children}
    </section>
  );
}

/** Neighbours of the same group together. */
function groupsOf(fields: readonly Field[]): { group: FieldGroup | undefined; members: Field[] }[] {
  const groups: { group: FieldGroup | undefined; members: Field[] }[] = [];
  for (const field of fields) {
    const latest = groups.at(-1);
    if (latest !== undefined && latest.group === field.group) latest.members.push(field);
    else groups.push({ group: field.group, members: [field] });
  }
  return groups;
}

function OneField({
  field,
  body,
  errorAt,
  onChange,
}: {
  field: Field;
  body: Body;
  errorAt: (path: string) => string | undefined;
  onChange: (value: unknown) => void;
}) {
  const common = { onChange, errorAt };
  const value = body[field.name];
  switch (field.input) {
    case 'local-text':
      return <LocalTextField field={field} value={localText(body, field.name)} {...common} />;
    case 'local-picture':
      return <LocalPictureField field={field} value={localText(body, field.name)} {...common} />;
    case 'text':
      return <PlainField field={field} value={asText(value)} {...common} />;
    case 'colour':
      return <ColourField field={field} value={asText(value)} {...common} />;
    case 'choice':
      return <ChoiceOfFew field={field} value={asText(value)} {...common} />;
    case 'yes-no':
      return <YesOrNo field={field} value={value === true} {...common} />;
    case 'picture':
      return <PictureField field={field} value={asText(value)} {...common} />;
    case 'parts':
      return (
        <PartsField
          field={field}
          value={asList<Body>(value)}
          {...common}
          control={(part) => <OneField key={part.field.name} {...part} />}
        />
      );
    case 'opening-hours':
      return <OpeningHoursField field={field} value={asList<OpeningHours>(value)} {...common} />;
    case 'weekdays':
      return <WeekdaysField field={field} value={asList<number>(value)} {...common} />;
    case 'abilities':
      return (
        <AbilitiesField
          field={field}
          value={asList<ServicePointBody['abilities'][number]>(value)}
          {...common}
        />
      );
    case 'things':
      return <ThingsField field={field} value={asList<Preparation['bring'][number]>(value)} {...common} />;
    case 'restrictions':
      return (
        <RestrictionsField
          field={field}
          value={asList<Preparation['restrictions'][number]>(value)}
          {...common}
        />
      );
    case 'notes':
      return <NotesField field={field} value={asList<Preparation['notes'][number]>(value)} {...common} />;
    case 'reminders':
      return <RemindersField field={field} value={asList<TypedReminder>(value)} {...common} />;
    case 'word-list':
      return <WordListField field={field} value={asList<string>(value)} {...common} />;
    case 'test-items':
      return <TestItemsField field={field} value={asList<string>(value)} {...common} />;
    case 'test-item':
      return <TestItemField field={field} value={asText(value)} {...common} />;
    case 'package-group':
      return <PackageGroupField field={field} value={asText(value)} {...common} />;
    case 'service-point':
      return <ServicePointField field={field} value={asText(value)} {...common} />;
    case 'district':
      return <DistrictField field={field} value={asText(value)} {...common} />;
    case 'subject':
      return <SubjectField field={field} value={asText(value)} {...common} />;
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asList<Member>(value: unknown): readonly Member[] {
  return Array.isArray(value) ? value : [];
}
