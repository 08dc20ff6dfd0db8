import type { FirstScreen, FirstScreenSource } from '@phial/contract/content/first-screen';

/** What `apps/web/src/first-screen/draw.tsx` is once it is built. */
interface Drawing {
  drawFirstScreen(source: FirstScreenSource): Promise<FirstScreen>;
}

/**
 * The work of the thread of `first-screens.ts`.
 * @param drawing address of the built module
 * @throws Error where the page cannot be drawn
 */
export async function drawFirstScreen({
  drawing,
  source,
}: {
  drawing: string;
  source: FirstScreenSource;
}): Promise<FirstScreen> {
  const { drawFirstScreen: draw }: Drawing = await import(drawing);
  return draw(source);
}
