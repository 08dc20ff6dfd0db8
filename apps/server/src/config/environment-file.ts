/**
 * Reads a file in the syntax of systemd's `EnvironmentFile=` (systemd.exec(5)): `#` and `;` begin a comment at the
 * start of a line only, single quotes keep everything, double quotes and unquoted values know the backslash, and one
 * at the end of a line joins the next. Nothing is expanded.
 */
export function parseEnvironmentFile(text: string): Record<string, string> {
  const variables: Record<string, string> = {};
  let at = 0;
  while (at < text.length) {
    const isComment = /^[^\S\n]*[#;]/.test(rest());
    const name = isComment ? undefined : /^\s*([^=\n]*?)[^\S\n]*=/.exec(rest());
    if (!name) {
      skipLine();
      continue;
    }
    at += name[0].length;
    variables[name[1] ?? ''] = readValue();
  }
  return variables;

  function rest(): string {
    return text.slice(at);
  }

  function skipLine(): void {
    const end = text.indexOf('\n', at);
    at = end === -1 ? text.length : end + 1;
  }

  /** Up to the end of the line, in pieces that are quoted differently. */
  function readValue(): string {
    let value = '';
    for (;;) {
      at += /^[^\S\n]*/.exec(rest())?.[0].length ?? 0;
      const [piece] = PIECE.exec(rest()) ?? [];
      if (piece === undefined) break;
      at += piece.length;
      value += unquoted(piece);
    }
    skipLine();
    return value;
  }
}

/** Quoted to its end, or else to the end of the line. */
const PIECE = /^(?:'[^']*'?|"(?:\\[\s\S]|[^"\\])*"?|(?:\\[\s\S]|[^\n\\])+)/;

function unquoted(piece: string): string {
  if (piece.startsWith("'")) return piece.replace(/^'|'$/g, '');
  if (piece.startsWith('"')) {
    return piece.replace(/^"|(?<!\\)"$/g, '').replace(/\\([\s\S])/g, (whole, next: string) => {
      if (next === '\n') return '';
      return '"\\`$'.includes(next) ? next : whole;
    });
  }
  return piece
    .replace(/[^\S\n]+$/, '')
    .replace(/\\([\s\S])/g, (_, next: string) => (next === '\n' ? '' : next));
}
