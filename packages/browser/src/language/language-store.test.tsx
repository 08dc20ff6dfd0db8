import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLanguageStore, type LanguageStore } from './language-store.ts';

interface SiteWords {
  readonly title: string;
}
interface Journeys {
  readonly booking: { readonly step: string };
}
type Store = LanguageStore<SiteWords, Journeys>;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A site whose words come when a test lets them, and fail to come when it says so. */
function givenStore() {
  const waiting: { what: string; come: () => void; fail: () => void }[] = [];
  const asked: string[] = [];
  const cached = new Set<string>();
  const on = <Words,>(what: string, words: Words) =>
    new Promise<Words>((resolve, reject) => {
      if (cached.has(what)) return resolve(words);
      asked.push(what);
      waiting.push({ what, come: () => resolve(words), fail: () => reject(new Error(`lost: ${what}`)) });
    });
  const store: Store = createLanguageStore<SiteWords, Journeys>(
    (language) => on(language, { title: `title ${language}` }),
    (language, journey) =>
      on(`${journey} ${language}`, { step: `step ${language}` } as Journeys[typeof journey]),
  );
  const settle = (how: 'come' | 'fail', what: string) =>
    act(async () => {
      for (const one of waiting.splice(0)) {
        if (one.what === what) one[how]();
        else waiting.push(one);
      }
    });
  /** From then on a browser has them. */
  const come = (what: string) => {
    cached.add(what);
    return settle('come', what);
  };
  const start = async () => {
    const started = store.startLanguage();
    await come('tw');
    await started;
  };
  return { store, asked, start, come, fail: (what: string) => settle('fail', what) };
}

function Step({ store }: { store: Store }) {
  const { title, step } = store.useMessages('booking');
  return <output>{`${title}, ${step}`}</output>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

const show = (store: Store) =>
  act(async () => {
    render(
      <Boundary>
        <Suspense fallback={<p>loading</p>}>
          <Step store={store} />
        </Suspense>
      </Boundary>,
    );
  });
const shown = () => document.body.textContent;

describe('a component of a journey', () => {
  test('waits for the words of the journey, which are asked for once', async () => {
    const { store, asked, start, come } = givenStore();
    await start();
    await show(store);
    expect(shown()).toBe('loading');
    void store.loadMessages('booking');
    await come('tw');
    await come('booking tw');
    await screen.findByText('title tw, step tw');
    expect(asked.filter((what) => what === 'booking tw')).toHaveLength(1);
  });

  test('is shown at once when they have been loaded before it', async () => {
    const { store, start, come } = givenStore();
    await start();
    const loaded = store.loadMessages('booking');
    await come('tw');
    await come('booking tw');
    await loaded;
    render(<Step store={store} />);
    expect(screen.getByRole('status').textContent).toBe('title tw, step tw');
    expect(store.currentMessages('booking').step).toBe('step tw');
  });

  test('fails to its boundary when they do not come, and they can be asked for again', async () => {
    const { store, start, come, fail } = givenStore();
    await start();
    await show(store);
    await come('tw');
    await fail('booking tw');
    await screen.findByText('failed');
    expect(() => store.currentMessages('booking')).toThrow('The words of booking have not been loaded');
    cleanup();
    const again = store.loadMessages('booking');
    await come('tw');
    await come('booking tw');
    await again;
    await show(store);
    expect(shown()).toBe('title tw, step tw');
  });
});

describe('a change of language', () => {
  /** A journey on screen, and the change asked for. */
  async function changing() {
    const given = givenStore();
    await given.start();
    await show(given.store);
    await given.come('tw');
    await given.come('booking tw');
    const changed = given.store.setLanguage('en');
    return { ...given, changed };
  }

  test('shows nothing of the new language before the words of the journey are there', async () => {
    const { changed, come } = await changing();
    await come('en');
    expect(shown()).toBe('title tw, step tw');
    await come('booking en');
    await changed;
    expect(shown()).toBe('title en, step en');
  });

  test('leaves the old language when the words of the journey do not come', async () => {
    const { store, changed, come, fail } = await changing();
    const refused = expect(changed).rejects.toThrow('lost: booking en');
    await come('en');
    await fail('booking en');
    await refused;
    expect(shown()).toBe('title tw, step tw');
    expect(localStorage.getItem('lang')).toBe('tw');
    expect(store.currentLanguage()).toBe('tw');
  });

  test('brings the words of a journey that begins meanwhile in the language that wins', async () => {
    const { store, start, come } = givenStore();
    await start();
    await show(store);
    const changed = store.setLanguage('en');
    await come('tw');
    await come('booking tw');
    await come('en');
    await come('booking en');
    await changed;
    await screen.findByText('title en, step en');
  });

  test('does not come back with the next journey after it has failed', async () => {
    const { store, start, come, fail } = givenStore();
    await start();
    const refused = expect(store.setLanguage('en')).rejects.toThrow('lost: en');
    await fail('en');
    await refused;
    await show(store);
    await come('tw');
    await come('booking tw');
    await screen.findByText('title tw, step tw');
  });
});
