/** Of a report of Lighthouse, what is read here. */
export interface LighthouseReport {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
}

/** What one visit to a page came to. */
export interface Figures {
  /** Largest paint of the simulated telephone, in milliseconds. */
  readonly paint: number;
  /** Of the same telephone on its second visit. */
  readonly secondPaint: number;
  /** Sent before the largest paint, `data:` left out. */
  readonly requests: number;
  /** All scripts of the first visit, in bytes as they arrive. */
  readonly scriptBytes: number;
  /** In milliseconds. */
  readonly blocking: number;
  readonly shift: number;
  /** Performance, accessibility, best practices, search engines: 0 to 100. */
  readonly scores: readonly number[];
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export function figuresOf(first: LighthouseReport, second: LighthouseReport): Figures {
  const sent = items(first, 'network-requests').filter(({ url }) => !String(url).startsWith('data:'));
  const painted = Number(items(first, 'metrics')[0]?.observedLargestContentfulPaint);
  return {
    paint: value(first, 'largest-contentful-paint'),
    secondPaint: value(second, 'largest-contentful-paint'),
    requests: sent.filter(({ networkRequestTime }) => Number(networkRequestTime) < painted).length,
    scriptBytes: sent
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    blocking: value(first, 'total-blocking-time'),
    shift: value(first, 'cumulative-layout-shift'),
    scores: CATEGORIES.map((name) => Math.round((first.categories[name]?.score ?? Number.NaN) * 100)),
  };
}

/** The audits that cost a page points in a category other than performance, by name. */
export function findings(report: LighthouseReport): string[] {
  return Object.entries(report.audits).flatMap(([name, { title, score, scoreDisplayMode }]) =>
    scoreDisplayMode === 'binary' && score === 0 ? [`${name}: ${title}`] : [],
  );
}

function value(report: LighthouseReport, audit: string): number {
  return report.audits[audit]?.numericValue ?? Number.NaN;
}

function items(report: LighthouseReport, audit: string) {
  return report.audits[audit]?.details?.items ?? [];
}
