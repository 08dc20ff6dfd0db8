import type { ImportProblems } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { csvText } from '@phial/domain/text/csv';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { useMessages } from '../../language/language.ts';
import { Step } from '../../shell/step.tsx';
import { PlainTable } from '../../table/plain-table.tsx';
import { saveFile } from '../../table/save-file.ts';

/** Everything to correct in a file. */
export function ProblemsStep({
  fileName,
  found,
  onAnother,
}: {
  fileName: string;
  found: ImportProblems;
  onAnother: () => void;
}) {
  const words = useMessages().imports;
  const { columns } = words;
  const sentence = ({ code, value = '', expected = [] }: ImportProblem) =>
    words.problems[code](value, expected.join(words.separator));

  function save(): void {
    const rows = found.problems.map((problem) => [
      String(problem.line),
      problem.column ?? '',
      sentence(problem),
    ]);
    const text = csvText([[columns.line, columns.column, columns.problem], ...rows]);
    saveFile(`${fileName.replace(/\.\w+$/, '')}-problems.csv`, new Blob([text], { type: 'text/csv' }));
  }

  return (
    <Step id="import-problems" title={words.problemsTitle(found.count)} wide>
      <p>{words.problemsLead}</p>
      {found.encoding !== undefined && <p>{words.readAs(words.encodings[found.encoding])}</p>}
      <PlainTable
        label={words.problemsLabel}
        rows={found.problems.map((problem, index) => ({ ...problem, index }))}
        rowId={({ index }) => String(index)}
        columns={[
          { id: 'line', head: columns.line, cell: ({ line }) => line },
          { id: 'column', head: columns.column, cell: ({ column = '' }) => column },
          { id: 'problem', head: columns.problem, cell: sentence },
        ]}
      />
      {found.problems.length < found.count && (
        <p className="fine-print">{words.firstProblems(found.problems.length)}</p>
      )}
      <ButtonRow>
        <Button onClick={save}>{words.saveProblems}</Button>
        <Button variant="primary" onClick={onAnother}>
          {words.another}
        </Button>
      </ButtonRow>
    </Step>
  );
}
