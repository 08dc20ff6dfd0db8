import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  ImportOutdated,
  ImportParams,
  ImportPreview,
  ImportPreviewQuery,
  ImportProblems,
  ImportQuery,
  ImportResult,
  MOST_IMPORT_BYTES,
} from '../imports/import.ts';

const call = callsOf('imports', EDITORS);

/** What both calls take: the file as it is. */
const FILE = { params: ImportParams, bodyMedia: ['text/csv'], bodyLimit: MOST_IMPORT_BYTES } as const;
const REFUSALS = ['body-too-large', 'media-type', 'not-allowed'] as const;

export const previewImport = call('POST /staff/imports/:kind/preview', {
  summary: 'What a file would change',
  description:
    'The body is the file: values separated by commas, tabs or semicolons, in UTF-8, UTF-16, Big5 or GB 18030, the ' +
    'first row the headings. Nothing is changed. `import-invalid` brings every fault in `data.problems`.',
  ...FILE,
  query: ImportPreviewQuery,
  answer: ImportPreview,
  refusals: REFUSALS,
  refusalData: { 'import-invalid': ImportProblems },
});

export const runImport = call('POST /staff/imports/:kind', {
  summary: 'Import a file',
  description:
    'All of it or nothing. Where the file would by now change anything else than the preview said, ' +
    '`import-outdated` brings the present preview in `data.preview`. New accounts come with their first passwords.',
  ...FILE,
  query: ImportQuery,
  answer: ImportResult,
  refusals: REFUSALS,
  refusalData: { 'import-invalid': ImportProblems, 'import-outdated': ImportOutdated },
});
