import {
  findByLogin,
  removeSecondFactor,
  resetPassword,
} from './accounts/administration/account-list.service.ts';
import { COMMAND_ACTOR } from './accounts/administration/confirmed-actor.ts';
import { type CommandDependencies, type CommandWork, runCommand, say } from './command.ts';
import { ConfigError } from './config.ts';
import type { Database } from './db/pool.ts';

const USAGE = `npm run accounts -- reset-password LOGIN
  Gives the account a new random password, told here once, to be changed at the next sign-in.
npm run accounts -- remove-second-factor LOGIN
  For an administrator who has lost the telephone.
Both end every session of the account.
`;

/** `npm run accounts`: the way back in for an administrator, from the machine itself. */
function workOf([command, login, ...rest]: readonly string[]): CommandWork | undefined {
  const work = COMMANDS.get(command ?? '');
  if (work === undefined || login === undefined || rest.length > 0) return undefined;
  return async (deps) => work(deps, await accountOf(deps.db, login));
}

type Work = (deps: CommandDependencies, account: Awaited<ReturnType<typeof accountOf>>) => Promise<void>;

const COMMANDS: ReadonlyMap<string, Work> = new Map<string, Work>([
  [
    'reset-password',
    async (deps, { accountId, login, version }) => {
      const { password } = await resetPassword(deps, COMMAND_ACTOR, accountId, version);
      say(`The new password of ${login}, shown this once: ${password}`);
    },
  ],
  [
    'remove-second-factor',
    async (deps, { accountId, login, role, version, secondFactor }) => {
      if (!secondFactor) throw new ConfigError(`${login} has no second factor`);
      await removeSecondFactor(deps, COMMAND_ACTOR, accountId, version);
      const next =
        role === 'administrator' && deps.config.production
          ? 'sets up a second factor at the next sign-in'
          : 'signs in with the password alone now';
      say(`${login} ${next}.`);
    },
  ],
]);

async function accountOf(db: Database, typed: string) {
  const account = await findByLogin({ db }, typed);
  if (account === undefined) throw new ConfigError(`There is no account with the login ${typed}`);
  return account;
}

if (import.meta.main) await runCommand(USAGE, workOf, say);
