import { StartError } from './start-failure.ts';
import { systemErrorCode } from './system-error.ts';

/** Why a file cannot be read or written, in one line; another error as it is. */
export function fileFailure(file: string, error: unknown): unknown {
  const reasons: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    EEXIST: 'it is there already',
    EACCES: 'this user may not',
    ENOSPC: 'the disk is full',
  };
  const reason = reasons[systemErrorCode(error) ?? ''];
  return reason === undefined ? error : new StartError(`${file} cannot be read or written: ${reason}`);
}
