import { CallError } from '@phial/client/call-error';
import type { Scene } from '@phial/contract/desk-scene';
import { useQuery } from '@tanstack/react-query';
import { readScene } from '../api.ts';

/** Reads a code without spending it. Kept only as long as it is on screen. */
export function useScene(token: string): { scene: Scene | undefined; problem: string | undefined } {
  const { data, error } = useQuery({
    queryKey: ['scene', token],
    queryFn: ({ signal }) => readScene({ token }, signal),
    gcTime: 0,
  });
  return { scene: data, problem: error instanceof CallError ? error.msg : undefined };
}
