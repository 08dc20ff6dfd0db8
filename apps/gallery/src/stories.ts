import type { ComponentType } from 'react';

export interface Story {
  /** `text-field/Invalid`: the folder of the component, then the name of the export. */
  readonly id: string;
  readonly Component: ComponentType;
}

const FILES = import.meta.glob<Record<string, ComponentType>>('../../../packages/*/src/**/*.stories.tsx', {
  eager: true,
});

/** Every exported component of every `*.stories.tsx`, by component. */
export const STORIES: readonly Story[] = Object.entries(FILES)
  .flatMap(([path, exports]) => {
    const component = path.split('/').at(-2);
    return Object.entries(exports).map(([name, Component]) => ({ id: `${component}/${name}`, Component }));
  })
  .sort((one, other) => one.id.localeCompare(other.id, 'en'));
