import type { StaffServicePoint } from '@phial/contract/editing-service-point';
import { Loading } from '@phial/ui/loading/loading';
import { useParams } from 'react-router';
import { createServicePoint, saveServicePoint } from '../../features/editing/api.ts';
import { ServicePointPreview } from '../../features/editing/previews/service-point-preview.tsx';
import { useServicePoint } from '../../features/editing/queries.ts';
import { type Saved, SavedEditor } from '../../features/editing/saved-editor.tsx';
import { BLANK_SERVICE_POINT, SERVICE_POINT_FIELDS } from '../../features/editing/service-point-fields.ts';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** `/service-points/:id`: one service point, or a new one under `new`. */
export function ServicePoint() {
  const { id = '' } = useParams();
  return id === 'new' ? <PointEditor key="new" /> : <Existing key={id} id={id} />;
}

function Existing({ id }: { id: string }) {
  const words = useMessages();
  const { data: point, isError, refetch } = useServicePoint(id);
  if (point !== undefined) return <PointEditor saved={savedOf(point)} />;
  return (
    <Page title={words.editing.servicePoints}>
      {isError ? (
        <TryAgain title={words.shell.page.failed} onTryAgain={() => void refetch()} />
      ) : (
        <Loading active label={words.shell.page.loading} />
      )}
    </Page>
  );
}

function PointEditor({ saved }: { saved?: Saved }) {
  const { editing } = useMessages();
  return (
    <SavedEditor
      kind="service-point"
      listName={editing.servicePoints}
      listPath="/service-points"
      page="/grassrootReserve?index=8"
      saved={saved}
      blank={BLANK_SERVICE_POINT}
      fieldsOf={() => SERVICE_POINT_FIELDS}
      create={async (body) => savedOf(await createServicePoint(body))}
      save={async (id, version, body) => savedOf(await saveServicePoint(id, version, body))}
      conflictOf={(data) => savedOf((data as { point: StaffServicePoint }).point)}
      preview={(body) => <ServicePointPreview body={body} />}
    />
  );
}

function savedOf({ servPtId, ...point }: StaffServicePoint): Saved {
  return { id: servPtId, ...point };
}
