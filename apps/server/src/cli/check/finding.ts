/** `failed`: broken; `warning`: works, but somebody should look; `left out`: it does not apply here. */
export type Verdict = 'good' | 'warning' | 'failed' | 'left out';

/** What one check found. */
export interface Finding {
  /** What was checked, in a word or three. */
  readonly subject: string;
  readonly verdict: Verdict;
  /** One line: what there is, and where it is not good what to do. Never a secret. */
  readonly text: string;
}

const SIGNS: Readonly<Record<Verdict, string>> = { good: '✓', warning: '!', failed: '✗', 'left out': '-' };

/** As lines of a table. */
export function describeFindings(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  return findings.map(({ subject, verdict, text }) => `${SIGNS[verdict]} ${subject.padEnd(width)}  ${text}`);
}

export function good(subject: string, text: string): Finding {
  return { subject, verdict: 'good', text };
}

export function warning(subject: string, text: string): Finding {
  return { subject, verdict: 'warning', text };
}

export function failed(subject: string, text: string): Finding {
  return { subject, verdict: 'failed', text };
}

export function leftOut(subject: string, text: string): Finding {
  return { subject, verdict: 'left out', text };
}
