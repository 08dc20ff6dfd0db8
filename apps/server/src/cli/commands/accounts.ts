import type { Command } from 'commander';
import {
  findByLogin,
  removeSecondFactor,
  resetPassword,
} from '../../accounts/administration/account-list.service.ts';
import { COMMAND_ACTOR } from '../../accounts/administration/confirmed-actor.ts';
import { type CommandDependencies, say } from '../../command.ts';
import { ConfigError } from '../../config.ts';
import type { Database } from '../../db/pool.ts';
import { type CommandContext, examples } from '../command-context.ts';

/** `phial accounts`: the way back in for an administrator, from the machine itself. */
export function define(command: Command, { onDatabase }: CommandContext): void {
  command.description('Lets somebody in again who has lost a password or a telephone.');
  const onAccount = (work: Work) => (login: string) =>
    onDatabase(async (deps) => work(deps, await accountOf(deps.db, login)));
  command
    .command('reset-password')
    .summary('give an account a new random password')
    .description(
      `Gives the account a new random password, shown this once, to be changed at the next sign-in.
Ends every session of the account.`,
    )
    .argument('<login>', 'the name or e-mail address the person signs in with')
    .addHelpText('after', examples('phial accounts reset-password administrator'))
    .action(onAccount(resetPasswordOf));
  command
    .command('remove-second-factor')
    .summary('for an administrator who has lost the telephone')
    .description(
      `Removes the second factor of an account, with its recovery codes and passkeys.
Ends every session of the account.`,
    )
    .argument('<login>', 'the name or e-mail address the person signs in with')
    .addHelpText('after', examples('phial accounts remove-second-factor administrator'))
    .action(onAccount(removeSecondFactorOf));
}

type Account = Awaited<ReturnType<typeof accountOf>>;
type Work = (deps: CommandDependencies, account: Account) => Promise<void>;

async function resetPasswordOf(deps: CommandDependencies, { accountId, login, version }: Account) {
  const { password } = await resetPassword(deps, COMMAND_ACTOR, accountId, version);
  say(`The new password of ${login}, shown this once: ${password}`);
}

async function removeSecondFactorOf(
  deps: CommandDependencies,
  { accountId, login, role, version, secondFactor }: Account,
) {
  if (!secondFactor) throw new ConfigError(`${login} has no second factor`);
  await removeSecondFactor(deps, COMMAND_ACTOR, accountId, version);
  const next =
    role === 'administrator' && deps.config.production
      ? 'sets up a second factor at the next sign-in'
      : 'signs in with the password alone now';
  say(`${login} ${next}.`);
}

async function accountOf(db: Database, typed: string) {
  const account = await findByLogin({ db }, typed);
  if (account === undefined) throw new ConfigError(`There is no account with the login ${typed}`);
  return account;
}
