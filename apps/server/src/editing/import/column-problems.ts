import type { FieldProblem } from '@phial/contract/content/editing';
import type { ImportProblem, ImportProblemCode } from '@phial/contract/imports/import-problem';
import { LANGUAGES } from '@phial/domain/language';
import { localColumn } from './local-cells.ts';

/** Cells are read one by one before: what is left is missing, or refused by the schema of the whole. */
const CODES: Partial<Record<FieldProblem['problem'], ImportProblemCode>> = {
  empty: 'cell-empty',
  'too-long': 'cell-too-long',
};

/** What is wrong with the fields of a body, said of the columns of its row. */
export function columnProblems(line: number, problems: readonly FieldProblem[]): ImportProblem[] {
  return problems.map(({ path, problem }) => {
    const [field = '', part] = path.split('.');
    const language = LANGUAGES.find((one) => one === part);
    const column = language === undefined ? field : localColumn(field, language);
    return { line, column, code: CODES[problem] ?? 'cell-form' };
  });
}
