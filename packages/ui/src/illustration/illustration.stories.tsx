import { Illustration } from './illustration.tsx';

export function Decorative() {
  return <Illustration name="success" />;
}

/** A banner whose focal point stays in sight however it is cropped. */
export function Cover() {
  return <Illustration name="banner-booking" title="Victoria Harbour" fit="cover" />;
}
