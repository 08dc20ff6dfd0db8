import type { DefineCommand } from './command-context.ts';

/** A sub-command of `phial`; its module is loaded when it is asked for. */
export interface CommandEntry {
  readonly name: string;
  /** Beside the name in `phial --help`. */
  readonly summary: string;
  load(): Promise<{ readonly define: DefineCommand }>;
}

/** In the order of `phial --help`. */
export const COMMANDS: readonly CommandEntry[] = [
  { name: 'keys', summary: 'new encryption keys', load: () => import('./commands/keys.ts') },
  {
    name: 'completion',
    summary: 'completion of these commands in a shell',
    load: () => import('./commands/completion.ts'),
  },
];
