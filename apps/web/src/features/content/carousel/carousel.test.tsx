import type { CarouselItem } from '@phial/contract/content/content';
import { shownSlides } from '@phial/contract/content/shown-slides';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Activity } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../language/language.ts';
import { startWithAllWords } from '../../../language/testing/all-words.ts';
import { Carousel } from './carousel.tsx';

function item(id: string, changes: Partial<CarouselItem> = {}): CarouselItem {
  const pictures = (crop: string) => ['en', 'tw', 'zh'].map((language) => `/${id}-${language}${crop}.webp`);
  const [picUrlEng = '', picUrlCht = '', picUrlChs = ''] = pictures('');
  const [narrowPicUrlEng = '', narrowPicUrlCht = '', narrowPicUrlChs = ''] = pictures('-narrow');
  return {
    homeCarouselId: id,
    type: 'pc',
    status: 'NORMAL',
    link: `#/${id}?index=5`,
    picUrlEng,
    picUrlCht,
    picUrlChs,
    narrowPicUrlEng,
    narrowPicUrlCht,
    narrowPicUrlChs,
    altEng: `${id} in English`,
    altCht: `${id} 繁`,
    altChs: `${id} 简`,
    ...changes,
  };
}

const THREE = [item('news'), item('ensure'), item('recruitment')];

let reduced = false;

beforeAll(() => startWithAllWords());
beforeEach(async () => {
  await setLanguage('en');
  reduced = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: reduced,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const tree = (slides: readonly CarouselItem[], mode: 'visible' | 'hidden' = 'visible') => (
  <MemoryRouter>
    <Address />
    <Activity mode={mode}>
      <Carousel slides={slides} isPage={(path) => path === '/news'} />
    </Activity>
  </MemoryRouter>
);

const show = (slides: readonly CarouselItem[] = THREE) => render(tree(slides));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const button = (name: string) => screen.getByRole('button', { name });
const region = () => screen.getByRole('region', { name: 'Highlights' });
const slides = () => [...region().querySelectorAll('fieldset')];
const current = () => slides().findIndex((slide) => !slide.inert) + 1;
const live = () => region().querySelector('[aria-live]')?.getAttribute('aria-live');

describe('rotation', () => {
  test('a slide shows for 5 seconds, and the first follows the last', () => {
    show();
    const seen = [current()];
    for (let turn = 0; turn < 3; turn += 1) {
      pass(4999);
      seen.push(current());
      pass(1);
      seen.push(current());
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 1]);
    expect(live()).toBe('off');
  });

  test('the button pauses and resumes it', () => {
    show();
    fireEvent.click(button('Stop the slides from changing'));
    pass(20_000);
    expect([current(), live()]).toEqual([1, 'polite']);
    fireEvent.click(button('Let the slides change automatically'));
    pass(5000);
    expect(current()).toBe(2);
  });

  test('pauses under a mouse, not under a finger, and resumes when the mouse has left', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    pass(20_000);
    expect([current(), live()]).toEqual([1, 'polite']);
    fireEvent.pointerLeave(region());
    pass(5000);
    expect(current()).toBe(2);
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    pass(5000);
    expect(current()).toBe(3);
  });

  test('pauses while the focus is on a slide or button', () => {
    show();
    act(() =>
      within(slides()[0] as HTMLElement)
        .getByRole('link')
        .focus(),
    );
    pass(20_000);
    expect(current()).toBe(1);
    act(() => button('Next slide').focus());
    pass(20_000);
    expect(current()).toBe(1);
    act(() => button('Stop the slides from changing').focus());
    pass(5000);
    expect(current()).toBe(2);
    act(() => button('Next slide').focus());
    act(() => (document.activeElement as HTMLElement).blur());
    pass(5000);
    expect(current()).toBe(3);
  });

  test('starts paused with reduced motion', () => {
    reduced = true;
    show();
    pass(20_000);
    expect(current()).toBe(1);
    fireEvent.click(button('Let the slides change automatically'));
    pass(5000);
    expect(current()).toBe(2);
  });

  test('pauses in a hidden tab', () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show();
    pass(20_000);
    expect(current()).toBe(1);
    state.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(5000);
    expect(current()).toBe(2);
  });

  test('pauses in the page cache', () => {
    const { rerender } = show();
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    rerender(tree(THREE, 'hidden'));
    pass(20_000);
    rerender(tree(THREE));
    expect(current()).toBe(1);
    pass(5000);
    expect(current()).toBe(2);
  });
});

describe('the visitor turns', () => {
  test('with the arrows, in a ring, and with the dots', () => {
    show();
    fireEvent.click(button('Previous slide'));
    expect(current()).toBe(3);
    fireEvent.click(button('Next slide'));
    expect(current()).toBe(1);
    fireEvent.click(button('Show slide 2 of 3'));
    expect(current()).toBe(2);
    expect(button('Show slide 2 of 3').getAttribute('aria-current')).toBe('true');
    expect(button('Show slide 1 of 3').getAttribute('aria-current')).toBeNull();
  });

  test('with a finger sideways, which then opens no link; up and down is a press', () => {
    show();
    const link = within(slides()[0] as HTMLElement).getByRole('link');
    const swipe = (from: number, to: number, rise = 0) => {
      fireEvent.pointerDown(link, { pointerType: 'touch', isPrimary: true, clientX: from, clientY: 0 });
      fireEvent.pointerUp(link, { pointerType: 'touch', isPrimary: true, clientX: to, clientY: rise });
      fireEvent.click(link);
    };
    swipe(200, 100);
    expect(current()).toBe(2);
    swipe(100, 200);
    expect([current(), screen.getByTestId('address').textContent]).toEqual([1, '/']);
    swipe(100, 160, 300);
    expect(current()).toBe(1);
    expect(screen.getByTestId('address').textContent).toBe('/news?index=5');
  });

  test('after a swipe that no press follows, the keyboard opens the link', () => {
    show();
    const linkOf = (slide: number) => within(slides()[slide] as HTMLElement).getByRole('link');
    const finger = { pointerType: 'touch', isPrimary: true, clientY: 0 };
    fireEvent.pointerDown(linkOf(0), { ...finger, clientX: 200 });
    fireEvent.pointerUp(linkOf(0), { ...finger, clientX: 100 });
    fireEvent.keyDown(linkOf(1), { key: 'Enter' });
    fireEvent.click(linkOf(1));
    expect(screen.getByTestId('address').textContent).toBe('/ensure?index=5');
  });
});

describe('slides', () => {
  test('only the current one can be reached and read', () => {
    show();
    expect(slides().map(({ inert }) => inert)).toEqual([false, true, true]);
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });

  test('pictures and words follow the language without a reload', async () => {
    show([item('news')]);
    const shown = () => {
      const image = screen.getByRole('img');
      return [
        image.getAttribute('src'),
        image.parentElement?.querySelector('source')?.getAttribute('srcset'),
        image.getAttribute('alt'),
      ];
    };
    expect(shown()).toEqual(['/news-en.webp', '/news-en-narrow.webp', 'news in English']);
    await act(() => setLanguage('tw'));
    expect(shown()).toEqual(['/news-tw.webp', '/news-tw-narrow.webp', 'news 繁']);
    await act(() => setLanguage('zh'));
    expect(shown()).toEqual(['/news-zh.webp', '/news-zh-narrow.webp', 'news 简']);
  });

  test('a missing picture leaves its text, and another language retries', async () => {
    show([item('news')]);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('link', { name: 'news in English' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    await act(() => setLanguage('tw'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('/news-tw.webp');
  });

  test('a single slide has no buttons', () => {
    show([item('news')]);
    pass(20_000);
    expect(screen.queryByRole('button')).toBeNull();
    expect(current()).toBe(1);
  });

  test('only type pc with status NORMAL is shown', () => {
    const list = [
      item('mobile', { type: 'mobile' }),
      item('news'),
      item('resting', { status: 'DISABLE' }),
      item('capital', { type: 'PC' }),
    ];
    expect(shownSlides(list).map(({ homeCarouselId }) => homeCarouselId)).toEqual(['news']);
  });
});

describe('links', () => {
  const open = (link: string) => {
    show([item('slide', { link })]);
    const way = screen.queryByRole('link');
    return way && [way.getAttribute('href'), way.getAttribute('target'), way.getAttribute('rel')];
  };

  test('a hash or a path opens in the same tab', () => {
    expect(open('#/news?index=5')).toEqual(['/news?index=5', null, null]);
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByTestId('address').textContent).toBe('/news?index=5');
    cleanup();
    expect(open('/admin/')).toEqual(['/admin/', null, null]);
  });

  test('http and https open in a new tab, and say so', () => {
    expect(open('https://elsewhere.example/a')).toEqual([
      'https://elsewhere.example/a',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByRole('link', { name: 'slide in English (opens in a new tab)' })).toBeTruthy();
  });

  test.each(['', 'javascript:alert(1)', 'data:text/html,x'])('%j is a picture only', (link) => {
    expect(open(link)).toBeNull();
    expect(screen.getByRole('img', { name: 'slide in English' })).toBeTruthy();
  });
});
