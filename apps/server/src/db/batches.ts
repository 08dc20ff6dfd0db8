import { inCallTime, withoutCallTime } from './call-deadline.ts';

/**
 * Does in one go what is asked for while the last one is under way: whoever comes first is not kept waiting, and under
 * load one statement serves many.
 * @param most asked for at once
 * @param work answers in the order of the questions; where it throws, all of them fail
 */
export function inBatches<Question, Answer>(
  most: number,
  work: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  interface Waiting {
    question: Question;
    resolve(answer: Answer): void;
    reject(error: unknown): void;
  }
  const waiting: Waiting[] = [];
  let isWorking = false;

  async function workOff(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const answers = await work(batch.map(({ question }) => question));
        for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWorking = false;
  }

  return (question) =>
    inCallTime(
      () =>
        new Promise<Answer>((resolve, reject) => {
          waiting.push({ question, resolve, reject });
          // The time of the call that comes first is not that of the others.
          if (!isWorking) withoutCallTime(() => void workOff());
        }),
    );
}
