import { useLanguage, useMessages } from '../../../language/language.ts';
import { useAreas } from '../areas/use-area-editing.ts';
import { useEntries, useServicePoints, useSubjects } from '../queries.ts';
import type { FieldInput } from './field.ts';
import { inLanguage, localText } from './local-text.ts';
import { ChoiceOfMany } from './simple-fields.tsx';

/** The service point under the same roof; none is one answer. */
export function ServicePointField({
  value = '',
  onChange,
  ...input
}: FieldInput<'service-point', string | undefined>) {
  const language = useLanguage();
  const { none } = useMessages().editingFields.options;
  const options = (useServicePoints().data ?? []).map(({ servPtId, body }) => ({
    value: servPtId,
    label: body.name[language],
  }));
  const choose = (id: string) => onChange(id === '' ? undefined : id);
  return <ChoiceOfMany {...input} value={value} options={options} none={none} onChange={choose} />;
}

/** One of the districts, after the name of its city. */
export function DistrictField(input: FieldInput<'district', string>) {
  const language = useLanguage();
  const { choose } = useMessages().editingFields.options;
  const options = (useAreas().data ?? []).flatMap((city) =>
    city.districts.map(({ districtId, names }) => ({
      value: districtId,
      label: `${city.names[language]} – ${names[language]}`,
    })),
  );
  return <ChoiceOfMany {...input} options={options} none={choose} />;
}

/** One of the groups of packages that visitors see. */
export function PackageGroupField(input: FieldInput<'package-group', string>) {
  const language = useLanguage();
  const { choose } = useMessages().editingFields.options;
  const options = (useEntries('package-group').data ?? []).flatMap(({ id, state, published }) =>
    state === 'PUBLISHED' && published !== null
      ? [{ value: id, label: inLanguage(localText(published, 'name'), language) }]
      : [],
  );
  return <ChoiceOfMany {...input} options={options} none={choose} />;
}

/** One of the subjects of the dictionary. */
export function SubjectField(input: FieldInput<'subject', string>) {
  const language = useLanguage();
  const { choose } = useMessages().editingFields.options;
  const options = (useSubjects().data ?? []).flatMap(({ draft, published }) => {
    const body = published ?? draft ?? {};
    if (body.dictType !== 'test_item_subject') return [];
    return [{ value: String(body.dictValue), label: inLanguage(localText(body, 'label'), language) }];
  });
  return <ChoiceOfMany {...input} options={options} none={choose} />;
}
