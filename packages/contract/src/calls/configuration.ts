import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import {
  ConfigurationFile,
  ConfigurationImportRequest,
  ConfigurationOutdated,
  ConfigurationPreview,
  ConfigurationPreviewRequest,
  ConfigurationProblems,
  MOST_CONFIGURATION_BYTES,
} from '../configuration/configuration.ts';

const call = callsOf('imports', ADMINISTRATORS);

export const exportConfiguration = call('GET /staff/configuration', {
  summary: 'The configuration of the laboratory as one file',
  description:
    'Everything that is configured and is of no person, with the pictures that published texts name. One state of the ' +
    'database always gives the same file.',
  answer: ConfigurationFile,
});

export const previewConfiguration = call('POST /staff/configuration/preview', {
  summary: 'What a configuration would change',
  description:
    'Nothing is changed. `import-invalid` brings everything that is in the way in `data.problems`. Takes some seconds ' +
    'for a whole laboratory.',
  body: ConfigurationPreviewRequest,
  bodyLimit: MOST_CONFIGURATION_BYTES,
  answer: ConfigurationPreview,
  refusals: ['body-too-large'],
  refusalData: { 'import-invalid': ConfigurationProblems },
});

export const importConfiguration = call('POST /staff/configuration', {
  summary: 'Import a configuration',
  description:
    'All of it or nothing; what the file lacks stays. Where the file would by now change anything else than the ' +
    'preview said, `import-outdated` brings the present preview in `data.preview`. Needs `ownPassword`.',
  body: ConfigurationImportRequest,
  bodyLimit: MOST_CONFIGURATION_BYTES,
  answer: ConfigurationPreview,
  refusals: ['body-too-large', 'confirmation-needed', 'password-wrong', 'too-many-requests'],
  refusalData: { 'import-invalid': ConfigurationProblems, 'import-outdated': ConfigurationOutdated },
});
