import { createContext, use } from 'react';

/** Learns the titles of a page that is drawn where no effect runs, the one that holds last. */
export const DrawnTitle = createContext<((title: string) => void) | undefined>(undefined);

/** @param title '' changes nothing */
export function useDrawnTitle(title: string): void {
  const learn = use(DrawnTitle);
  if (title !== '') learn?.(title);
}
