import type { ConfigurationProblems } from '@phial/contract/configuration/configuration';
import { csvText } from '@phial/domain/text/csv';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { useMessages } from '../../language/language.ts';
import { Step } from '../../shell/step.tsx';
import { PlainTable } from '../../table/plain-table.tsx';
import { saveFile } from '../../table/save-file.ts';
import styles from './configuration.module.css';
import { problemSentence } from './configuration-words.ts';

/** Everything that is in the way of a file. */
export function ProblemsStep({
  fileName,
  found: { count, problems },
  onAnother,
}: {
  fileName: string;
  found: ConfigurationProblems;
  onAnother: () => void;
}) {
  const messages = useMessages();
  const { configuration: words, imports } = messages;
  const rows = problems.map((problem, index) => ({
    id: String(index),
    path: problem.path === '' ? words.wholeFile : problem.path,
    sentence: problemSentence(problem, messages),
  }));

  function save(): void {
    const cells = rows.map(({ path, sentence }) => [path, sentence]);
    const text = csvText([[words.columns.path, words.columns.problem], ...cells]);
    saveFile(`${fileName.replace(/\.\w+$/, '')}-problems.csv`, new Blob([text], { type: 'text/csv' }));
  }

  return (
    <Step id="configuration-problems" title={imports.problemsTitle(count)} wide>
      <p>{words.problemsLead}</p>
      <PlainTable
        label={imports.problemsLabel}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'path',
            head: words.columns.path,
            cell: ({ path }) => <span className={styles.path}>{path}</span>,
          },
          { id: 'problem', head: words.columns.problem, cell: ({ sentence }) => sentence },
        ]}
      />
      {problems.length < count && <p className="fine-print">{imports.firstProblems(problems.length)}</p>}
      <ButtonRow>
        <Button onClick={save}>{imports.saveProblems}</Button>
        <Button variant="primary" onClick={onAnother}>
          {imports.another}
        </Button>
      </ButtonRow>
    </Step>
  );
}
