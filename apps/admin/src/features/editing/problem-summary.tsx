import type { FieldProblem } from '@phial/contract/editing';
import type { Language } from '@phial/domain/language';
import { ErrorSummary } from '@phial/ui/error-summary/error-summary';
import { useMessages } from '../../language/language.ts';
import { controlId, type Field } from './fields/field.ts';

/** What is wrong, each thing a link to its control. */
export function ProblemSummary({
  fields,
  problems,
  attempt,
}: {
  fields: readonly Field[];
  problems: readonly FieldProblem[];
  attempt: number;
}) {
  const words = useMessages();
  const { editor, languages, problemOf } = words.editing;
  const nameOf = (path: string) => {
    const [first, ...rest] = path.split('.');
    const field = fields.find(({ name }) => name === first);
    const label = field ? words.editingFields.labels[field.label] : path;
    const language = rest.find((part): part is Language => Object.hasOwn(languages, part));
    return language === undefined ? label : editor.fieldIn(label, languages[language]);
  };
  return (
    <ErrorSummary
      title={editor.problems}
      attempt={attempt}
      errors={problems.map(({ path, problem }) => ({
        fieldId: controlOf(path),
        text: editor.problemIn(nameOf(path), problemOf[problem]),
      }))}
    />
  );
}

/** The control of a path, else that of the field it is part of. */
function controlOf(path: string): string {
  const exact = controlId(path);
  return document.getElementById(exact) ? exact : controlId(path.split('.')[0] ?? path);
}
