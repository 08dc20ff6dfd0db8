import { COMPONENTS } from '../pages/gallery.ts';
import { test } from './camera.ts';

for (const component of COMPONENTS) {
  test(component, async ({ gallery, camera }) => {
    await gallery.eachStory(component, (id) => camera.take(`component-${id.replace('/', '-')}`));
  });
}
