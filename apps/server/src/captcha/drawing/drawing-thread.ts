import { newAnswer } from '../captcha-answer.ts';
import { drawCaptcha } from './draw-captcha.ts';

/** A picture that nobody has been given yet. */
export interface DrawnCaptcha {
  /** The characters it shows. */
  readonly answer: string;
  /** As `data:image/png;base64,…`. */
  readonly img: string;
}

/** The work of the thread of `captcha-stock.ts`: so many pictures, each with an answer of its own. */
export function drawCaptchas(count: number): DrawnCaptcha[] {
  return Array.from({ length: count }, () => {
    const answer = newAnswer();
    return { answer, img: `data:image/png;base64,${drawCaptcha(answer).toString('base64')}` };
  });
}
