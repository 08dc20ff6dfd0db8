import type { DeskAppointment } from '@phial/contract/desk';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { Notice } from '@phial/ui/notice/notice';
import { useLanguage, useMessages } from '../../../language/language.ts';

/** Why something was not done: the refusal's own words, or what somebody else has made of the booking meanwhile. */
export function ActNotice({
  problem,
  conflict,
}: {
  problem: string | undefined;
  conflict: DeskAppointment | undefined;
}) {
  const words = useMessages().desk;
  const language = useLanguage();
  if (conflict !== undefined) {
    const time = words.moment(formatLongDate(conflict.day, language), conflict.time);
    return (
      <Notice tone="warning" live="alert" title={words.conflict.title}>
        <p>{words.conflict.now(words.status[conflict.status], time)}</p>
        <p>{words.conflict.hint}</p>
      </Notice>
    );
  }
  if (problem === undefined) return null;
  return (
    <Notice tone="error" live="alert">
      <p>{problem}</p>
    </Notice>
  );
}
