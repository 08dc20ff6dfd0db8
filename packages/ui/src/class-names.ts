/** Joins the class names that apply; `undefined`, `false` and the empty string fall away. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
