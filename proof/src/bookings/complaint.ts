/** What is promised, by the short name the table has for a breach of it. */
export const PROMISES = {
  lost: 'an acknowledged booking, change, order or report is not there',
  doubled: 'more active places than seats, or two of what was sent once',
  false: 'something was answered that is not so',
  counters: 'a counter is not the number of its rows',
  repeats: 'the same submission was answered in two ways',
  messages: 'a message went out twice, or was forgotten',
  disclosed: 'somebody saw or changed what is not theirs',
  readable: 'personal data lies readable on a disk',
  limits: 'more calls passed than a limit allows',
  unanswered: 'a call got no answer though its server ran',
  late: 'a call took longer than five seconds',
  failed: 'a call was answered with an error other than 503',
  slow: 'nothing was written within a second of the database being back',
  ended: 'a server ended by itself',
} as const;

export type PromiseName = keyof typeof PROMISES;

/** A promise that was broken. */
export interface Complaint {
  readonly promise: PromiseName;
  readonly text: string;
  /** When what went wrong was acknowledged, or was seen; `performance.now()`. */
  readonly at: number;
}

export type Complain = (promise: PromiseName, text: string, at?: number) => void;
