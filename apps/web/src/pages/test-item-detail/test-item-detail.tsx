import { Loading } from '@phial/ui/loading/loading';
import { Heading } from '@phial/ui/phrases/phrases';
import { useLocation } from 'react-router';
import { NotListed } from '../../features/catalogue/sheet/not-listed.tsx';
import { SheetPage } from '../../features/catalogue/sheet/sheet-page.tsx';
import { passedItem } from '../../features/catalogue/test-items/detail-link.ts';
import { InPackages } from '../../features/catalogue/test-items/in-packages.tsx';
import { ItemDetail } from '../../features/catalogue/test-items/item-detail.tsx';
import { nameIn } from '../../features/catalogue/test-items/item-texts.ts';
import { ResultsFailed } from '../../features/catalogue/test-items/results-failed.tsx';
import { useSubjects, useTestItems } from '../../features/catalogue/test-items/test-item-queries.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage, useTitle } from '../../shell/page.ts';
import styles from './test-item-detail.module.css';

/**
 * `/testItemDetail`: the test that came along as route data, else the one that
 * `id` names, so that a reload and a shared link find it.
 */
export function TestItemDetail() {
  const { params } = usePage();
  const { state } = useLocation();
  const { shell, catalogue } = useMessages('catalogue');
  const language = useLanguage();
  const id = params.get('id') ?? '';
  const passed = passedItem(state, id);
  const list = useTestItems({ wanted: passed === undefined });
  const subjects = useSubjects().data;
  const item = passed ?? list.data?.find(({ testItemId }) => testItemId === id);
  const title = item === undefined ? '' : nameIn(item, language);
  useTitle(title);

  return (
    <SheetPage back={{ to: '/testItem?index=4-1', label: catalogue.detail.back }}>
      {item !== undefined && (
        <ItemDetail item={item} subject={subjects?.find(({ dictValue }) => dictValue === item.subject)}>
          <InPackages testItemId={id} />
        </ItemDetail>
      )}
      {item === undefined && list.data !== undefined && (
        <NotListed
          title={catalogue.detail.notFound}
          hint={catalogue.detail.notFoundHint}
          picture="nothing-found"
        />
      )}
      {item === undefined && list.data === undefined && (
        <>
          <Heading level={1} className={styles.waiting}>
            {shell.titles.testItemDetail}
          </Heading>
          <Loading active={list.isFetching} label={catalogue.detail.loading} />
          {list.isError && !list.isFetching && <ResultsFailed onTryAgain={() => void list.refetch()} />}
        </>
      )}
    </SheetPage>
  );
}
