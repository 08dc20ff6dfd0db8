/** In this order, as each names itself after those behind it. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Browser and system without versions, `Firefox, Windows`: enough to know one's own devices apart; may be empty. */
export function deviceName(userAgent: string | undefined): string {
  const found = [BROWSERS, SYSTEMS].map(
    (list) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  );
  return found.filter((name) => name !== undefined).join(', ');
}
