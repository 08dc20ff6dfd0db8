import { listNotices } from '@phial/contract/calls/content';
import { Heading } from '@phial/ui/phrases/phrases';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';
import { useNews } from '../../features/content/use-news.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './announcements.module.css';
import home from './home.module.css';
import { LatestNews } from './latest-news.tsx';

/** As many headlines as the home page has room for. */
const MOST_HEADLINES = 6;

/** What staff announce. */
export function Announcements() {
  return (
    <>
      <Notices />
      <AllNews />
    </>
  );
}

/** The notices; nothing where there are none. */
function Notices() {
  const language = useLanguage();
  const { noticesTitle } = useMessages().home;
  const { data: notices = [] } = useQuery(callQuery(listNotices));
  if (notices.length === 0) return null;
  return (
    <section className={home.section} aria-labelledby="notices-title">
      <Heading level={2} id="notices-title">
        {noticesTitle}
      </Heading>
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <Heading level={3}>{notice[`${language}Name`]}</Heading>
            <p>{notice[`${language}Content`]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest announcements; the way to the news alone until they arrive, nothing where there are none. */
function AllNews() {
  const { data: items } = useNews(true);
  if (items?.length === 0) return null;
  const headlines = (items ?? []).slice(0, MOST_HEADLINES).map((item) => ({
    id: item.newsId,
    date: item.date,
    title: { tw: item.twTitle, zh: item.zhTitle, en: item.enTitle },
  }));
  return <LatestNews headlines={headlines} />;
}
