import { CallError } from '@phial/client/call-error';
import type { Scene } from '@phial/contract/desk-scene';
import { useEffect, useState } from 'react';
import { readScene } from '../api.ts';

/** Reads a code without spending it. Kept only as long as it is on screen. */
export function useScene(token: string): { scene: Scene | undefined; problem: string | undefined } {
  const [read, setRead] = useState<{ scene?: Scene; problem?: string }>({});
  useEffect(() => {
    let isWanted = true;
    setRead({});
    readScene({ token }).then(
      (scene) => isWanted && setRead({ scene }),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        if (isWanted) setRead({ problem: error.msg });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return { scene: read.scene, problem: read.problem };
}
