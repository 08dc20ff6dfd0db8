import { loadChunk } from '@phial/browser/shell/load-chunk';
import { NEWS_HEADLINES } from '@phial/content/news/headlines';
import { type ComponentType, lazy, Suspense } from 'react';
import { About } from './about.tsx';
import { Further } from './further.tsx';
import { LatestNews } from './latest-news.tsx';
import { Opening } from './opening.tsx';
import { Preparation } from './preparation.tsx';
import { Ways } from './ways.tsx';

const Announcements = lazy(loadAnnouncements);

/** Without them the news that are built into the site stay. */
async function loadAnnouncements(): Promise<{ default: ComponentType }> {
  try {
    const { Announcements: Arrived } = await loadChunk(() => import('./announcements.tsx'));
    return { default: Arrived };
  } catch {
    return { default: BuiltInNews };
  }
}

function BuiltInNews() {
  return <LatestNews headlines={NEWS_HEADLINES} />;
}

/** The home page. Its sections with an id answer to the query `name` (HOME-012, D-18). */
export function Home() {
  return (
    <>
      <Opening />
      <Ways />
      <Preparation />
      <About />
      <Suspense fallback={<BuiltInNews />}>
        <Announcements />
      </Suspense>
      <Further />
    </>
  );
}
