import { ServerState } from '@phial/browser/server-state/server-state';
import { HomeCarousel } from '../../features/content/carousel/home-carousel.tsx';
import { usePage } from '../../shell/page.ts';

/** The carousel with what it needs: a chunk of its own, so that the words of the page do not wait for it. */
export function Slides() {
  const { isPage } = usePage();
  return (
    <ServerState>
      <HomeCarousel isPage={isPage} />
    </ServerState>
  );
}
