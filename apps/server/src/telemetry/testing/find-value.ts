/**
 * In which forms a value occurs in what was sent: as it is, in the percent-encoding of addresses, in base64 at whatever
 * offset, and in hexadecimal; upper and lower case alike.
 */
export function formsFound(sent: Buffer, value: string): string[] {
  const text = sent.toString('latin1').toLowerCase();
  const bytes = Buffer.from(value);
  const forms: Record<string, string> = {
    plain: bytes.toString('latin1'),
    percent: encodeURIComponent(value),
    form: new URLSearchParams({ v: value }).toString().slice(2),
    hex: bytes.toString('hex'),
  };
  // Of a shorter text too little is left that does not depend on its neighbours.
  if (bytes.length >= 6) {
    for (const offset of [0, 1, 2]) {
      const encoded = base64At(bytes, offset);
      forms[`base64+${offset}`] = encoded;
      forms[`base64url+${offset}`] = encoded.replaceAll('+', '-').replaceAll('/', '_');
    }
  }
  return Object.keys(forms).filter((form) => text.includes((forms[form] ?? '').toLowerCase()));
}

/** What base64 makes of bytes that follow so many others, without the letters that those before and after share. */
function base64At(bytes: Buffer, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes]);
  const letters = Math.floor((whole.length * 8) / 6);
  return whole.toString('base64').slice(Math.ceil((offset * 8) / 6), letters);
}
