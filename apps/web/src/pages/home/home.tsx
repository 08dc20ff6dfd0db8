import { loadChunk } from '@phial/browser/shell/load-chunk';
import { type ComponentType, lazy, Suspense } from 'react';
import { About } from './about.tsx';
import { Further } from './further.tsx';
import { LatestNews } from './latest-news.tsx';
import { Opening } from './opening.tsx';
import { Preparation } from './preparation.tsx';
import { Ways } from './ways.tsx';

const Announcements = lazy(loadAnnouncements);

/** Without them the way to the news stays. */
async function loadAnnouncements(): Promise<{ default: ComponentType }> {
  try {
    const { Announcements: Arrived } = await loadChunk(() => import('./announcements.tsx'));
    return { default: Arrived };
  } catch {
    return { default: NewsToCome };
  }
}

/** Where the headlines will stand. */
function NewsToCome() {
  return <LatestNews headlines={[]} />;
}

/** The home page. Its sections with an id answer to the query `name`. */
export function Home() {
  return (
    <>
      <Opening />
      <Ways />
      <Preparation />
      <About />
      <Suspense fallback={<NewsToCome />}>
        <Announcements />
      </Suspense>
      <Further />
    </>
  );
}
