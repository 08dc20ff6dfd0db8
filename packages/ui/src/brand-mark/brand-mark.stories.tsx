import { BrandMark } from './brand-mark.tsx';

export function Sizes() {
  return [24, 40, 96].map((size) => (
    <BrandMark key={size} size={size} title="Harbour Diagnostics Laboratory" />
  ));
}
