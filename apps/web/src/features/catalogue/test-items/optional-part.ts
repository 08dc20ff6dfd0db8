import { type ComponentType, lazy } from 'react';

/** A part of a page that comes in a chunk of its own; where that does not arrive the page is without it. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const part: ComponentType<Props> = await load().catch(() => Nothing);
    return { default: part };
  });
}

function Nothing() {
  return null;
}
