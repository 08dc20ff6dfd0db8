// As in `readers.ts`; what may be given is that of OpenTelemetry's specification, "Environment Variable Specification".

/** Names of RFC 9110, values in percent-encoding. They carry a password, so the message repeats nothing. */
export function otlpHeaders(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').map((pair) => /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([!-~]+)\s*$/.exec(pair));
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [, name = '', value = ''] = pair ?? [];
        if (name === '') throw new URIError();
        return [name.toLowerCase(), decodeURIComponent(value)];
      }),
    );
  } catch {
    throw new Error('must look like authorization=Bearer%20…,x-tenant=laboratory');
  }
}

export function serviceName(text: string): string {
  if (!/^[\w.-]{1,100}$/.test(text)) {
    throw new Error(`must be a name of letters, digits, ".", "_" and "-", not "${text}"`);
  }
  return text;
}

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export function sampler(text: string): (typeof SAMPLERS)[number] {
  const found = SAMPLERS.find((name) => name === text);
  if (!found) throw new Error(`must be one of ${SAMPLERS.join(', ')}, not "${text}"`);
  return found;
}

export function samplerArgument(text: string): number {
  const number = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || number > 1) throw new Error(`must be a number from 0 to 1, not "${text}"`);
  return number;
}

const LEAST_INTERVAL_MS = 10_000;
const MOST_INTERVAL_MS = 3_600_000;

export function exportInterval(text: string): number {
  const number = Number(text);
  if (!/^\d{1,7}$/.test(text) || number < LEAST_INTERVAL_MS || number > MOST_INTERVAL_MS) {
    throw new Error(
      `must be a whole number of milliseconds from ${LEAST_INTERVAL_MS} to ${MOST_INTERVAL_MS}, not "${text}"`,
    );
  }
  return number;
}
