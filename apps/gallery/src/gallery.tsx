import { TextField } from '@phial/ui/text-field/text-field';
import { useState, useSyncExternalStore } from 'react';
import styles from './gallery.module.css';
import { STORIES, type Story } from './stories.ts';

/** The list of all stories, searched by typing; with `#button/Busy` in the address that story alone. */
export function Gallery() {
  const id = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const story = STORIES.find((one) => one.id === id);
  if (story === undefined) return <StoryList />;
  document.title = story.id;
  // The key: a story begins anew when the one before it showed the same component.
  return (
    <main className={styles.story} aria-label={story.id} key={story.id}>
      <story.Component />
    </main>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

function StoryList() {
  const [search, setSearch] = useState('');
  const found = STORIES.filter(({ id }) => id.toLowerCase().includes(search.trim().toLowerCase()));
  const groups = Object.entries(Object.groupBy(found, ({ id }) => id.split('/')[0] ?? ''));
  return (
    <main className={styles.page}>
      <h1>Components</h1>
      <TextField
        id="search"
        label="Search"
        hint={`${found.length} of ${STORIES.length} stories`}
        value={search}
        onChange={setSearch}
      />
      <div className={styles.groups}>
        {groups.map(([component, stories = []]) => (
          <StoryGroup key={component} component={component} stories={stories} />
        ))}
      </div>
    </main>
  );
}

function StoryGroup({ component, stories }: { component: string; stories: readonly Story[] }) {
  return (
    <section aria-label={component}>
      <h2 className={styles.component}>{component}</h2>
      <ul>
        {stories.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{id.slice(component.length + 1)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
