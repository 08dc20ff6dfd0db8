import { About } from './about.tsx';
import { Further } from './further.tsx';
import { LatestNews } from './latest-news.tsx';
import { Opening } from './opening.tsx';
import { Preparation } from './preparation.tsx';
import { Ways } from './ways.tsx';

/** The home page. Its sections with an id answer to the query `name` (HOME-012, D-18). */
export function Home() {
  return (
    <>
      <Opening />
      <Ways />
      <Preparation />
      <About />
      <LatestNews />
      <Further />
    </>
  );
}
