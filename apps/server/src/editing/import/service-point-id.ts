const LONGEST = 40;

/**
 * The id of a new service point, made from its English name: `mong-kok` of "Mong Kok", `mong-kok-2` where there is one.
 * @param taken ids that there are
 */
export function servicePointId(name: string, taken: readonly string[]): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const id = (words ?? ['point']).join('-').slice(0, LONGEST).replace(/-$/, '');
  let numbered = id;
  for (let number = 2; taken.includes(numbered); number++) numbered = `${id}-${number}`;
  return numbered;
}
