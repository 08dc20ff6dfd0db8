import { create, form, noteRepeat, withCaptcha } from './booking-calls.ts';
import { openCaller } from './caller.ts';
import type { Submission } from './person.ts';
import type { Stand } from './stand.ts';

const AT_ONCE = 50;
const LATER = 10;

/** One create 50 times at once at all servers, and again once all of them were killed and started. */
export async function repeatAtOnce(stand: Stand, random: (bound: number) => number): Promise<void> {
  const {
    world,
    fleet,
    laboratory: { widePlace },
  } = stand;
  const person = world.people.next();
  const caller = openCaller('repeater', { ...world, random });
  const key = `${world.seed} ${person.docNo} at once`;
  const submission: Submission = { key, place: widePlace, texts: new Set(), isOpen: true };
  person.submissions.push(submission);

  async function sendAtOnce(times: number): Promise<void> {
    const asked = await withCaptcha(world, caller, (code) =>
      create(key, { ...form(person, widePlace), ...code }),
    );
    if (asked === undefined) return;
    const sent = Array.from({ length: times }, (_, n) =>
      caller.send('repeat', asked, { server: n % fleet.origins.length }),
    );
    for (const answer of await Promise.all(sent)) {
      if (answer.status === 200) {
        submission.recordId ??= answer.body.data.apptRecordId;
        submission.acknowledged ??= performance.now();
        submission.acknowledgedAt ??= fleet.earliest();
        submission.isOpen = false;
        submission.texts.add(answer.text);
      } else if (submission.recordId !== undefined) {
        noteRepeat(world, submission, answer);
      }
    }
  }

  await sendAtOnce(AT_ONCE);
  for (const server of fleet.origins.keys()) {
    await fleet.kill(server);
    await fleet.start(server);
  }
  await sendAtOnce(LATER);
}
