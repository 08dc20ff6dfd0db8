import type { ComponentType } from 'react';

export interface Story {
  /** `text-field/Invalid`: the folder of the component, then the name of the export. */
  readonly id: string;
  readonly Component: ComponentType;
}

const FILES = import.meta.glob<Record<string, ComponentType>>('../../../packages/*/src/**/*.stories.tsx', {
  eager: true,
});

/** Every function that a `*.stories.tsx` exports, by component; what else it exports is for the tests. */
export const STORIES: readonly Story[] = Object.entries(FILES)
  .flatMap(([path, exports]) => {
    const component = path.split('/').at(-2);
    return Object.entries(exports).map(([name, Component]) => ({ id: `${component}/${name}`, Component }));
  })
  .filter(({ Component }) => typeof Component === 'function')
  .sort((one, other) => one.id.localeCompare(other.id, 'en'));
