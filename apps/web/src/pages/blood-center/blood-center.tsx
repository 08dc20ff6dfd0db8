import { listCollectionCentres } from '@phial/contract/calls/content';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api-client/client.ts';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { ListState } from '../../features/company/list-state.tsx';
import { useNow } from '../../features/company/use-now.ts';
import { useMessages } from '../../language/language.ts';
import styles from './blood-center.module.css';
import { CentreCard } from './centre-card.tsx';
import { WaysOn } from './ways-on.tsx';

/** `/bloodcenter`: a card for each collection centre of the list call. */
export function BloodCenter() {
  const { shell, company } = useMessages();
  const words = company.centres;
  const now = useNow();
  const centres = useQuery(callQuery(listCollectionCentres, { ownMessage: false }));
  return (
    <CompanyPage>
      <div className={styles.centres}>
        <div className={styles.head}>
          <h1>
            <Phrases text={shell.titles.bloodcenter} />
          </h1>
          <p className="lead">{words.lead}</p>
        </div>
        <ListState query={centres} words={words}>
          {(list) => (
            <ul className={styles.cards}>
              {list.map((centre) => (
                <CentreCard key={centre.id} centre={centre} now={now} />
              ))}
            </ul>
          )}
        </ListState>
      </div>
      <WaysOn />
    </CompanyPage>
  );
}
