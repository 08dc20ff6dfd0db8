/** The ways to compress an answer, as HTTP names them. */
export type Encoding = 'br' | 'gzip';

/** The best of the encodings there are that the caller takes. @param accepted the header `Accept-Encoding` */
export function preferredEncoding(
  accepted: string | undefined,
  there: Readonly<Record<Encoding, boolean>>,
): Encoding | 'identity' {
  if (there.br && accepts(accepted, 'br')) return 'br';
  if (there.gzip && accepts(accepted, 'gzip')) return 'gzip';
  return 'identity';
}

function accepts(accepted: string | undefined, encoding: Encoding): boolean {
  return (accepted ?? '').split(',').some((entry) => {
    const [name, weight] = entry.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
}
