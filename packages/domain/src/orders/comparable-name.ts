/** Letter case, width, blanks and punctuation do not matter: `CA 15-3` and `CA15.3` are one. */
export function comparableName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
