import { Illustration, type IllustrationName } from '@phial/ui/illustration/illustration';
import type { ReactNode } from 'react';
import banner from './banner.module.css';

/** Words beside a wide drawing whose left half is left open for them; on a narrow screen the drawing stands above. */
export function Banner({ drawing, children }: { drawing: IllustrationName; children: ReactNode }) {
  return (
    <div className={banner.banner} data-print="plain">
      <div className={banner.drawing}>
        <Illustration name={drawing} fit="cover" eager />
      </div>
      <div className={banner.words}>{children}</div>
    </div>
  );
}
