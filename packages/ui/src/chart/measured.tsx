import type { ReactNode } from 'react';
import { useWidth } from './use-width.ts';

/** For a custom drawing: passes on how wide it may be, so that its letters keep their size. */
export function Measured({ children }: { children: (width: number) => ReactNode }) {
  const { ref, width } = useWidth();
  return <div ref={ref}>{children(width)}</div>;
}
