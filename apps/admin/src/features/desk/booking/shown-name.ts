import type { DeskAppointment } from '@phial/contract/desk/desk';

/** The name of an appointment, or why there is none to show. */
export function shownName(
  { name, erased, unreadable = false }: Pick<DeskAppointment, 'name' | 'erased' | 'unreadable'>,
  words: StaffWords,
): string {
  if (erased) return words.erasedShort;
  return unreadable ? words.unreadableShort : name;
}

type StaffWords = { readonly erasedShort: string; readonly unreadableShort: string };
