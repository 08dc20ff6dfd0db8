/** Degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Latitude and longitude as maps give them, separated by a comma: `22.2819, 114.1588`.
 * @returns undefined for what is no place on Earth
 */
export function parseCoordinates(text: string): Position | undefined {
  const [, north = '', east = ''] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (north === '') return undefined;
  const position = { latitude: Number(north), longitude: Number(east) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined;
}

/** The reverse of {@link parseCoordinates}. */
export function formatCoordinates({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`;
}
