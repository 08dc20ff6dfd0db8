/** Names of the weekdays by their number less one, 1 Monday to 7 Sunday; English ones by their first three letters. */
const NAMES = [
  ['mon', '一'],
  ['tue', '二'],
  ['wed', '三'],
  ['thu', '四'],
  ['fri', '五'],
  ['sat', '六'],
  ['sun', '日', '天'],
];

/**
 * Weekdays as people write them: `1;2;3`, `1-5`, `Mon-Fri`, `Mon, Wed to Fri`, `星期一至五`, `周六、日`.
 * @returns numbers in ascending order, each once, 1 Monday to 7 Sunday; undefined for anything else
 */
export function weekdaysOfCell(text: string): number[] | undefined {
  const cell = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/星期|週|周|禮拜|礼拜/g, '')
    .replace(/\s*(?:-|–|—|~|至|到|\bto\b)\s*/g, '-');
  const days = new Set<number>();
  for (const part of cell.split(/[;,、\s/]+/).filter((one) => one !== '')) {
    const [first, last = first, ...more] = part.split('-').map(weekdayOf);
    if (first === undefined || last === undefined || more.length > 0 || last < first) return undefined;
    for (let day = first; day <= last; day++) days.add(day);
  }
  return days.size === 0 ? undefined : [...days].toSorted((a, b) => a - b);
}

function weekdayOf(name: string): number | undefined {
  if (/^[1-7]$/.test(name)) return Number(name);
  const key = /^[a-z]{3,9}$/.test(name) ? name.slice(0, 3) : name;
  const index = NAMES.findIndex((names) => names.includes(key));
  return index < 0 ? undefined : index + 1;
}
