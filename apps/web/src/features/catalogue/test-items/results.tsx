import type { JourneyMessages } from '@phial/content/messages/messages';
import { Button } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { Pagination } from '@phial/ui/pagination/pagination';
import { Heading } from '@phial/ui/phrases/phrases';
import { type RefObject, useId, useMemo } from 'react';
import { useMessages } from '../../../language/language.ts';
import { NothingFound } from '../nothing-found/nothing-found.tsx';
import { ResultTable } from './result-table.tsx';
import styles from './results.module.css';
import { ResultsFailed } from './results-failed.tsx';
import { PAGE_SIZES, type TestItemSearch } from './use-test-item-search.ts';

/** How many were found, announced as it changes, and a page of them. */
export function Results({
  search,
  packages,
  heading,
  onShowAll,
}: {
  search: TestItemSearch;
  /** How many packages go by what was typed and stand above; undefined until it is known. */
  packages: number | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onShowAll: () => void;
}) {
  const words = useMessages('catalogue').catalogue;
  const id = useId();
  const { items, page, size } = search;
  const nothing = items?.length === 0 && !search.failed;
  const isPackage = packages !== undefined && packages > 0 && search.subject === undefined;
  const rows = useMemo(() => items?.slice((page - 1) * size, page * size) ?? [], [items, page, size]);
  return (
    <section aria-labelledby={id} className={styles.results}>
      <div className={styles.head}>
        <Heading level={2} ref={heading} id={id} className={styles.title} tabIndex={-1}>
          {words.results.title}
        </Heading>
        <p role="status" className={styles.count}>
          {items !== undefined && !search.failed && countOf(items.length, search.all, words.results)}
        </p>
        {search.narrowed && items !== undefined && (items.length > 0 || isPackage) && (
          <Button variant="quiet" size="small" flush="start" onClick={onShowAll}>
            {words.results.showAll}
          </Button>
        )}
      </div>
      {items === undefined && !search.failed && (
        <div className={styles.waiting}>
          <Loading active={search.loading} label={words.search.loading} />
        </div>
      )}
      {search.failed && <ResultsFailed onTryAgain={search.tryAgain} />}
      {nothing && isPackage && <p>{words.results.packagesOnly(search.text)}</p>}
      {nothing && !isPackage && packages !== undefined && (
        <NothingFound
          title={search.text === '' ? words.results.none : words.results.noneFor(search.text)}
          hint={words.results.noneHint}
          showAll={words.results.showAll}
          onShowAll={onShowAll}
        />
      )}
      {items !== undefined && items.length > 0 && !search.failed && (
        <>
          <ResultTable rows={rows} labelledBy={id} />
          <Pagination
            total={items.length}
            page={page}
            size={size}
            sizes={PAGE_SIZES}
            words={words.pages}
            onPage={search.setPage}
            onSize={search.setSize}
          />
        </>
      )}
    </section>
  );
}

function countOf(
  shown: number,
  all: number | undefined,
  words: JourneyMessages['catalogue']['catalogue']['results'],
): string {
  return all === undefined || shown >= all ? words.count(shown) : words.narrowed(shown, all);
}
