const HAN = /^\p{Script=Han}/u;

/**
 * A name as it may stand where others read along, such as a label: `C. T. M.`, `陳○○`.
 * Of a Chinese word the first character is kept, of any other the first letter.
 * @returns the empty string for an empty name
 */
export function initialsOf(name: string): string {
  return name
    .split(/[\s,，]+/u)
    .filter((word) => word !== '')
    .map(shortWord)
    .join(' ');
}

function shortWord(word: string): string {
  const [first = '', ...rest] = word;
  return HAN.test(word) ? first + '○'.repeat(rest.length) : `${first.toUpperCase()}.`;
}
