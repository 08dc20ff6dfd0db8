import { refusalData } from '@phial/client/call-error';
import { changeServicePoint, createServicePoint } from '@phial/contract/calls/staff-service-points';
import type { StaffServicePoint } from '@phial/contract/editing-service-point';
import { useParams } from 'react-router';
import { send } from '../../api-client/client.ts';
import { Arriving } from '../../features/editing/arriving.tsx';
import { ServicePointPreview } from '../../features/editing/previews/service-point-preview.tsx';
import { useServicePoint } from '../../features/editing/queries.ts';
import { type Saved, SavedEditor } from '../../features/editing/saved-editor.tsx';
import { BLANK_SERVICE_POINT, SERVICE_POINT_FIELDS } from '../../features/editing/service-point-fields.ts';
import { useMessages } from '../../language/language.ts';

/** `/service-points/:id`: one service point, or a new one under `new`. */
export function ServicePoint() {
  const { id = '' } = useParams();
  return id === 'new' ? <PointEditor key="new" /> : <Existing key={id} id={id} />;
}

function Existing({ id }: { id: string }) {
  const { servicePoints } = useMessages().editing;
  const query = useServicePoint(id);
  if (query.data !== undefined) return <PointEditor saved={savedOf(query.data)} />;
  return <Arriving listName={servicePoints} listPath="/service-points" query={query} />;
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
      create={async (body) => savedOf(await send(createServicePoint, { body: { body }, ownMessage: true }))}
      save={async (id, version, body) =>
        savedOf(await send(changeServicePoint, { params: { id }, body: { version, body }, ownMessage: true }))
      }
      conflictOf={(error) => {
        const now = refusalData(changeServicePoint, error, 'version-conflict')?.point;
        return now && savedOf(now);
      }}
      preview={(body) => <ServicePointPreview body={body} />}
    />
  );
}

function savedOf({ servPtId, ...point }: StaffServicePoint): Saved {
  return { id: servPtId, ...point };
}
