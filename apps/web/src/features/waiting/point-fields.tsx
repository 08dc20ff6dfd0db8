import type { ServicePoint } from '@phial/contract/booking/service-point';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { localised } from '@phial/domain/language';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { Loading } from '@phial/ui/loading/loading';
import { useState } from 'react';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useServicePoints } from '../booking/steps/service-points.ts';
import styles from './waiting.module.css';

interface PointFieldsProps {
  type: ServiceType;
  /** Ids of the points that suit. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: string | undefined;
}

type Choose = (points: readonly ServicePoint[], isChosen: boolean) => void;

/** The service points that suit: one by one, by district, or all of an area. */
export function PointFields({ type, chosen, onChange, error }: PointFieldsProps) {
  const { waitingList: words } = useMessages('furtherBooking');
  const { bookingWizard } = useMessages('booking');
  const { points = {}, loading } = useServicePoints(type, true);
  const choose: Choose = (some, isChosen) => {
    const ids = some.map(({ servPtId }) => servPtId);
    const others = chosen.filter((id) => !ids.includes(id));
    onChange(isChosen ? [...others, ...ids] : others);
  };
  const areas = Object.entries(points);
  return (
    <fieldset
      id="waiting-points"
      tabIndex={-1}
      className={styles.part}
      aria-describedby="waiting-points-error"
    >
      <legend className={styles.legend}>{words.points}</legend>
      <p id="waiting-points-error" role="alert" className={styles.mistake}>
        {error}
      </p>
      <Loading active={loading} label={bookingWizard.loadingPoints} />
      {areas.map(([city, list]) => (
        <AreaFields
          key={city}
          city={city}
          points={list}
          chosen={chosen}
          choose={choose}
          startsOpen={areas.length === 1}
        />
      ))}
    </fieldset>
  );
}

interface AreaFieldsProps {
  city: string;
  points: readonly ServicePoint[];
  chosen: readonly string[];
  choose: Choose;
  startsOpen: boolean;
}

/** An area that opens and closes; it stands open from the start where a point of it is chosen. */
function AreaFields({ city, points, chosen, choose, startsOpen }: AreaFieldsProps) {
  const words = useMessages('furtherBooking').waitingList;
  const language = useLanguage();
  const [first] = points;
  const count = points.filter(({ servPtId }) => chosen.includes(servPtId)).length;
  const [open, setOpen] = useState(startsOpen || count > 0);
  const name = first ? localised(first, 'city', language) : city;
  const isAll = (some: readonly ServicePoint[]) => some.every(({ servPtId }) => chosen.includes(servPtId));
  const districts = [...Map.groupBy(points, (point) => localised(point, 'district', language))];
  return (
    <Disclosure title={name} aside={words.chosenOf(count, points.length)} open={open} onToggle={setOpen}>
      {points.length > 1 && (
        <Checkbox
          id={`waiting-area-${city}`}
          label={words.allOf(name)}
          checked={isAll(points)}
          onChange={(isChosen) => choose(points, isChosen)}
        />
      )}
      <div className={styles.points}>
        {districts.map(([district, list]) =>
          list.length > 1 ? (
            <div key={district} className={styles.district}>
              <Checkbox
                id={`waiting-district-${city}-${list[0]?.servPtId}`}
                label={words.allOf(district)}
                checked={isAll(list)}
                onChange={(isChosen) => choose(list, isChosen)}
              />
              {list.map((point) => (
                <PointField key={point.servPtId} point={point} chosen={chosen} choose={choose} />
              ))}
            </div>
          ) : (
            list.map((point) => (
              <PointField
                key={point.servPtId}
                point={point}
                district={district}
                chosen={chosen}
                choose={choose}
              />
            ))
          ),
        )}
      </div>
    </Disclosure>
  );
}

interface PointFieldProps {
  point: ServicePoint;
  /** Where it is the only one of it. */
  district?: string;
  chosen: readonly string[];
  choose: Choose;
}

function PointField({ point, district, chosen, choose }: PointFieldProps) {
  const name = localised(point, 'servPt', useLanguage());
  return (
    <Checkbox
      id={`waiting-point-${point.servPtId}`}
      label={
        district === undefined ? (
          name
        ) : (
          <>
            {name} <span className="fine-print">{district}</span>
          </>
        )
      }
      checked={chosen.includes(point.servPtId)}
      onChange={(isChosen) => choose([point], isChosen)}
    />
  );
}
