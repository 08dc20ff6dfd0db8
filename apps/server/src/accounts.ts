import {
  findByLogin,
  removeSecondFactor,
  resetPassword,
} from './accounts/administration/account-list.service.ts';
import { COMMAND_ACTOR } from './accounts/administration/confirmed-actor.ts';
import { type Clock, systemClock } from './clock.ts';
import { ConfigError, environmentWithFile, readConfig } from './config.ts';
import { connectForCommand } from './db/command-database.ts';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/pool.ts';
import { explainStartFailure } from './start-failure.ts';

const USAGE = `npm run accounts -- reset-password LOGIN
  Gives the account a new random password, told here once, to be changed at the next sign-in.
npm run accounts -- remove-second-factor LOGIN
  For an administrator who has lost the telephone.
Both end every session of the account.
`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run accounts`: the way back in for an administrator, from the machine itself. */
async function main([command, login, ...rest]: readonly string[]): Promise<void> {
  const work = COMMANDS.get(command ?? '');
  if (work === undefined || login === undefined || rest.length > 0) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(environmentWithFile(process.env, process.cwd()));
  const { db, disconnect } = await connectForCommand(config, say);
  try {
    await migrate(db);
    const deps = { db, clock: systemClock(config.test.clock), production: config.production };
    await work(deps, await accountOf(db, login));
  } finally {
    await disconnect();
  }
}

type Work = (
  deps: { db: Database; clock: Clock; production: boolean },
  account: Awaited<ReturnType<typeof accountOf>>,
) => Promise<void>;

const COMMANDS: ReadonlyMap<string, Work> = new Map<string, Work>([
  [
    'reset-password',
    async (deps, { id, login, version }) => {
      const { password } = await resetPassword(deps, COMMAND_ACTOR, id, version);
      say(`The new password of ${login}, shown this once: ${password}`);
    },
  ],
  [
    'remove-second-factor',
    async (deps, { id, login, role, version, totp_on }) => {
      if (!totp_on) throw new ConfigError(`${login} has no second factor`);
      await removeSecondFactor(deps, COMMAND_ACTOR, id, version);
      const next =
        role === 'administrator' && deps.production
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

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exitCode = 1;
  });
}
