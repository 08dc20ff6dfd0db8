import { Refused } from '../errors.ts';
import { threadPool } from '../thread-pool.ts';
import type { DrawnCaptcha } from './drawing/drawing-thread.ts';

/** Pictures kept ahead, some 4 kB each: a hundred ask at once, and nobody waits. */
const STOCK = 96;

/** Pictures drawn in one go, so few that whoever waits for one hardly waits for the others. */
const BATCH = 16;

/** Batches on their way at a time: one is drawn while the last one is handed over. */
const MOST_BATCHES = 2;

/** Callers that wait for a picture to be drawn, some tenths of a second's worth; later ones are asked to try again. */
const MOST_WAITING = 400;

/** Draws so many pictures elsewhere. */
type Draw = (count: number) => Promise<readonly DrawnCaptcha[]>;

/** Pictures drawn ahead. Each is given out once; what is left ends with the process, and is known nowhere else. */
export interface CaptchaStock {
  /**
   * A picture from the stock, or the next one that is drawn.
   * @throws Refused `busy` when too many wait for one
   */
  take(): Promise<DrawnCaptcha>;
  /** Begins to draw, so that there is a stock when somebody asks. */
  fill(): void;
}

export function captchaStock(draw: Draw): CaptchaStock {
  const drawn: DrawnCaptcha[] = [];
  const waiting: { resolve: (picture: DrawnCaptcha) => void; reject: (error: unknown) => void }[] = [];
  let batches = 0;

  function fill(): void {
    while (batches < MOST_BATCHES && drawn.length + batches * BATCH < STOCK + waiting.length) {
      batches += 1;
      draw(BATCH).then(deliver, fail);
    }
  }

  function deliver(pictures: readonly DrawnCaptcha[]): void {
    batches -= 1;
    for (const picture of pictures) {
      const next = waiting.shift();
      if (next === undefined) drawn.push(picture);
      else next.resolve(picture);
    }
    fill();
  }

  /** Whoever asks next has it tried again. */
  function fail(error: unknown): void {
    batches -= 1;
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  return {
    fill,
    async take() {
      const picture = drawn.pop();
      if (picture !== undefined) {
        fill();
        return picture;
      }
      if (waiting.length >= MOST_WAITING) throw new Refused('busy');
      const next = new Promise<DrawnCaptcha>((resolve, reject) => waiting.push({ resolve, reject }));
      fill();
      return next;
    },
  };
}

/** Drawn in a thread of its own: in the thread that answers calls, two hundred pictures a second stopped all else. */
const thread = threadPool<number, DrawnCaptcha[]>(
  new URL('./drawing/drawing-thread.ts', import.meta.url),
  'drawCaptchas',
  () => 1,
);

/** The stock of this process. */
export const CAPTCHAS = captchaStock(thread.run);
