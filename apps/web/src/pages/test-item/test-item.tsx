import { Phrases } from '@phial/ui/phrases/phrases';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { Fragment, type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { FoundPackages } from '../../features/catalogue/test-items/found-packages.tsx';
import { LetterRow } from '../../features/catalogue/test-items/letter-row.tsx';
import { PackageGroups } from '../../features/catalogue/test-items/package-groups.tsx';
import { Results } from '../../features/catalogue/test-items/results.tsx';
import { SearchBox } from '../../features/catalogue/test-items/search-box.tsx';
import { SearchNotes } from '../../features/catalogue/test-items/search-notes.tsx';
import { SubjectCards, WaitingSubjects } from '../../features/catalogue/test-items/subject-cards.tsx';
import { usePackageGroups, useSubjects } from '../../features/catalogue/test-items/test-item-queries.ts';
import { useFoundPackages } from '../../features/catalogue/test-items/use-found-packages.ts';
import { useTestItemSearch } from '../../features/catalogue/test-items/use-test-item-search.ts';
import { useMessages } from '../../language/language.ts';
import styles from './test-item.module.css';

/** `/testItem`: the search for tests by text, letter and subject, and the packages in groups. */
export function TestItemSearch() {
  const words = useMessages('catalogue').catalogue.search;
  const search = useTestItemSearch();
  const subjects = useSubjects();
  const packages = useFoundPackages(search.text);
  const groups = usePackageGroups().data;
  const box = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const showResults = useResultsInView(heading);
  const { chooseLetter: askForLetter, toggleSubject: narrowToSubject } = search;
  // The same functions always: a keystroke does not draw the letters and the subjects again.
  const chooseLetter = useCallback(
    (letter: string) => {
      showResults();
      askForLetter(letter);
    },
    [showResults, askForLetter],
  );
  const toggleSubject = useCallback(
    (value: string) => {
      showResults();
      narrowToSubject(value);
    },
    [showResults, narrowToSubject],
  );
  const narrow = useNarrow();

  const showAll = () => {
    search.showAll();
    // The button goes with what it takes back; the focus would be lost with it.
    box.current?.focus();
  };

  const browse = (
    <Fragment key="browse">
      <div className={styles.letters}>
        <LetterRow chosen={search.letter} onChoose={chooseLetter} />
      </div>
      <div className={styles.subjects}>
        {subjects.data !== undefined && subjects.data.length > 0 && (
          <SubjectCards subjects={subjects.data} chosen={search.subject} onToggle={toggleSubject} />
        )}
        {subjects.isPending && <WaitingSubjects />}
      </div>
    </Fragment>
  );
  const found = (
    <div key="found" className={styles.found}>
      {packages !== undefined && packages.length > 0 && <FoundPackages found={packages} />}
      <Results search={search} packages={packages?.length} heading={heading} onShowAll={showAll} />
      <SearchNotes />
    </div>
  );

  // Who types on a phone sees what he finds, not the other ways of looking.
  return (
    <div className={`page-column ${styles.page}`}>
      <TitlePanel
        title={
          <span className={styles.title}>
            <Phrases text={words.title} />
          </span>
        }
        lead={words.lead}
        picture="test-search"
        narrowPicture="hide"
      >
        <SearchBox
          box={box}
          value={search.box}
          busy={search.asking}
          onAttend={search.attend}
          onType={search.type}
          onSearch={search.searchText}
        />
      </TitlePanel>
      {narrow && search.text !== '' ? [found, browse] : [browse, found]}
      {groups !== undefined && groups.length > 0 && <PackageGroups groups={groups} />}
    </div>
  );
}

/** As the sheets of this page have it. */
const NARROW = '(width < 600px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has room for one column only. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}

/** Below this part of the window a heading has no result in sight under it. */
const LOWEST = 0.6;

/**
 * Brings the results to who has chosen a letter or a subject above them, where they are out of sight: scrolls
 * to their heading and gives it the focus, which else would stay on a button that has gone.
 * @returns to be called with a choice; the results come into view once the page shows them
 */
function useResultsInView(heading: RefObject<HTMLElement | null>): () => void {
  const chosen = useRef(false);
  useLayoutEffect(() => {
    const target = heading.current;
    if (!chosen.current || target === null) return;
    chosen.current = false;
    const { top } = target.getBoundingClientRect();
    if (top >= 0 && top <= window.innerHeight * LOWEST) return;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  });
  return useCallback(() => {
    chosen.current = true;
  }, []);
}
