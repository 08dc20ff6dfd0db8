import { resolve } from 'node:path';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { type FileFormat, formatOf } from '../sheet/file-format.ts';

/** A spreadsheet or a list, told apart by the end of its name. */
export interface SheetFile {
  readonly path: string;
  readonly format: FileFormat;
}

/** An argument that is the path of a file. */
export function file(name: string, description: string): Argument {
  return new Argument(name, description).argParser(pathOf);
}

/** An argument that is the path of a .csv or .json file; its value is a {@link SheetFile}. */
export function sheetFile(name: string, description: string): Argument {
  return new Argument(name, description).argParser((typed: string): SheetFile => {
    const format = formatOf(typed);
    if (format === undefined) throw new InvalidArgumentError('It must end in .csv or .json.');
    return { path: pathOf(typed), format };
  });
}

/** An option that is the path of a file, or `-` for the standard input. */
export function fileOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((typed: string) => (typed === '-' ? typed : pathOf(typed)));
}

/** The absolute path of a file as whoever calls npm means it, which runs its scripts in the folder of the project. */
export function pathOf(typed: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), typed);
}
