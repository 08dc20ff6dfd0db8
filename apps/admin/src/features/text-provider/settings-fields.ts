import type { TextProvider, TextProviderChange } from '@phial/contract/staff/text-provider';
import { templateProblem } from '@phial/domain/messages/request-template';

/** The settings as the form keeps them, which knows texts only. */
export function settingsFields({
  enabled,
  channel,
  url,
  sender,
  headers,
  format,
  body,
  idPath,
  reportIdPath,
  reportStatePath,
  deliveredStates,
  failedStates,
}: TextProvider) {
  return {
    enabled: enabled ? 'on' : '',
    channel: channel as string,
    url,
    sender,
    secret: '',
    headers,
    format: format as string,
    body,
    idPath,
    reportIdPath,
    reportStatePath,
    deliveredStates,
    failedStates,
    ownPassword: '',
  };
}

export type SettingsFields = ReturnType<typeof settingsFields>;

const channelOf = (typed: SettingsFields) => (typed.channel === 'whatsapp' ? 'whatsapp' : 'sms');
const formatOf = (typed: SettingsFields) => (typed.format === 'json' ? 'json' : 'form');

/** Everything but who asks for it and from which version. */
export function settingsBody(typed: SettingsFields): Omit<TextProviderChange, 'version' | 'ownPassword'> {
  return {
    enabled: typed.enabled === 'on',
    channel: channelOf(typed),
    url: typed.url.trim(),
    sender: typed.sender.trim(),
    headers: typed.headers,
    format: formatOf(typed),
    body: typed.body,
    idPath: typed.idPath.trim(),
    reportIdPath: typed.reportIdPath.trim(),
    reportStatePath: typed.reportStatePath.trim(),
    deliveredStates: typed.deliveredStates.trim(),
    failedStates: typed.failedStates.trim(),
    ...(typed.secret !== '' && { secret: typed.secret }),
  };
}

const isPath = (text: string) => /^(?:[\w-]+(?:\.[\w-]+)*)?$/.test(text.trim()) && text.length <= 200;
const areStates = (text: string) => /^(?:[\w-]+(?: ?, ?[\w-]+)*)?$/.test(text.trim()) && text.length <= 200;

/** Which of the fields cannot be as they are; the server judges the address itself. */
export function wrongFields(typed: SettingsFields) {
  const { headers, body } = typed;
  const problem = templateProblem({ format: formatOf(typed), headers, body });
  return {
    // The server allows http on this machine alone.
    url: !/^https?:\/\/\S+$/.test(typed.url.trim()) || typed.url.trim().length > 500,
    sender: typed.sender.trim() === '' || typed.sender.trim().length > 100,
    secret: !/^[\x20-\x7e]{0,1000}$/.test(typed.secret),
    headers: problem === 'headers' || headers.length > 2000,
    body: problem === 'body' || body.length > 5000,
    idPath: !isPath(typed.idPath),
    reportIdPath: !isPath(typed.reportIdPath),
    reportStatePath: !isPath(typed.reportStatePath),
    deliveredStates: !areStates(typed.deliveredStates),
    failedStates: !areStates(typed.failedStates),
  };
}
