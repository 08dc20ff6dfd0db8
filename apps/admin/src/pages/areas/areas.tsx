import { createCity, reorderCities } from '@phial/contract/calls/areas';
import { Button } from '@phial/ui/button/button';
import { Loading } from '@phial/ui/loading/loading';
import { send } from '../../api-client/client.ts';
import { AreaForm } from '../../features/editing/areas/area-form.tsx';
import styles from '../../features/editing/areas/areas.module.css';
import { CitySection } from '../../features/editing/areas/city-section.tsx';
import { BUTTON, useAreaEditing, useAreas } from '../../features/editing/areas/use-area-editing.ts';
import { OrderEditor } from '../../features/editing/order-editor.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** `/areas`: cities and their districts. */
export function Areas() {
  const { areas: words, shell } = useMessages();
  const language = useLanguage();
  const { data: areas, isPending, isError, refetch } = useAreas();
  const editing = useAreaEditing();
  const { open, show, close, became } = editing;
  const isOrdering = open?.part === 'city-order';
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <>
          {areas && areas.length > 1 && !isOrdering && (
            <Button onClick={() => show({ part: 'city-order' })}>{words.orderCities}</Button>
          )}
          <Button variant="primary" id={BUTTON.newCity} onClick={() => show({ part: 'new-city' })}>
            {words.addCity}
          </Button>
        </>
      }
    >
      <Loading active={isPending} label={shell.page.loading} />
      {isError && <TryAgain title={shell.page.failed} onTryAgain={() => void refetch()} />}
      {areas && (
        <div className={styles.areas}>
          {areas.length === 0 && <p>{words.empty}</p>}
          {open?.part === 'new-city' && (
            <AreaForm
              title={words.addCity}
              withCode
              save={(body) => send(createCity, { body: { body: { ...body } }, ownMessage: true })}
              onSaved={(now, { code }) => {
                became(now);
                close(BUTTON.newDistrict(code.trim()));
              }}
              onAreas={became}
              onCancel={() => close(BUTTON.newCity)}
            />
          )}
          {isOrdering ? (
            <OrderEditor
              items={areas.map(({ code, names }) => ({ id: code, name: names[language] }))}
              onSave={async (former, order) =>
                became(await send(reorderCities, { body: { former, order }, ownMessage: true }))
              }
              onChanged={() => void refetch()}
              onClose={() => close(BUTTON.newCity)}
            />
          ) : (
            areas.map((city) => <CitySection key={city.code} city={city} editing={editing} />)
          )}
        </div>
      )}
    </Page>
  );
}
