import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { ConfigurationProblem } from '@phial/contract/configuration/configuration';

/** The name of a section of a file, `servicePoints` or `content.news`. */
export function sectionName(section: string, { configuration, editing }: StaffMessages): string {
  const [, kind] = /^content\.(.+)$/.exec(section) ?? [];
  const names: Readonly<Record<string, string>> = configuration.sections;
  const kinds: Readonly<Record<string, { name: string }>> = editing.kinds;
  return (kind === undefined ? names[section] : kinds[kind]?.name) ?? section;
}

/** What is in the way, and what to do about it. */
export function problemSentence(
  { problem, value = '', expected = [], count, points = [] }: ConfigurationProblem,
  { configuration: words, imports }: StaffMessages,
): string {
  const own: Readonly<Record<string, string>> = words.problems;
  const ofSheets: Readonly<Record<string, (value: string, expected: string) => string>> = imports.problems;
  const parts = [
    own[problem] ?? ofSheets[problem]?.(value, expected.join(imports.separator)) ?? problem,
    count === undefined ? '' : words.bookings(count),
    points.length === 0 ? '' : words.points(points.join(imports.separator)),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
