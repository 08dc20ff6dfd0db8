/**
 * What the tabs of a browser send each other, as they share one cookie: the id of whoever has signed in, or
 * nobody.
 */
type TabNews = string | null;

const channel = new BroadcastChannel('phial-session');

export function notifyTabs(news: TabNews): void {
  channel.postMessage(news);
}

/** Hears the other tabs, never this one. */
export function onTabNews(listener: (news: TabNews) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    listener(typeof data === 'string' ? data : null);
  });
}
