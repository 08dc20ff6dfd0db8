import { useOwnNotices } from '@phial/browser/notices/use-own-notices';
import { localised } from '@phial/domain/language';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { RadioCards } from '@phial/ui/radio-cards/radio-cards';
import { TextInput } from '@phial/ui/text-field/text-input';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useRef, useState } from 'react';
import { currentMessages, useLanguage, useMessages } from '../../../language/language.ts';
import { useInvalidTitle } from '../../../shell/page.ts';
import { WaitingInvitation } from '../../waiting/waiting-invitation.tsx';
import { STEPS } from '../journey.ts';
import { bookableServices, useServices } from '../services/services.ts';
import { PointList } from './service-point-list.tsx';
import {
  countPoints,
  filterPoints,
  findPoint,
  POINTS_WITHOUT_FILTER,
  useSoonestTimes,
} from './service-points.ts';
import { StepForm, type StepProps } from './step-form.tsx';
import styles from './steps.module.css';

/** Step 1: what is booked, and where. */
export function ServicePointStep({ address, go, back, state, servicePoints }: StepProps) {
  const { bookingWizard: words, errors } = useMessages('booking');
  const { services, loading: awaitingServices } = useServices();
  const choices = bookableServices(services);
  const language = useLanguage();
  const [filter, setFilter] = useState('');
  const [tried, setTried] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const notices = useOwnNotices();
  const { soonest, loading: ordering } = useSoonestTimes(address.type, !awaitingServices);
  const { points = {}, failed, reload } = servicePoints;
  // The order comes with the points: cards must not change places under the finger.
  const loading = servicePoints.loading || ordering;
  const found = filterPoints(points, filter);
  const total = loading ? 0 : countPoints(points);

  const isNoneFree = total > 0 && soonest !== undefined && Object.keys(soonest).length === 0;

  const chosen = findPoint(points, address.point);
  const missing = tried && chosen === undefined;
  useInvalidTitle(missing);

  const forward = () => {
    if (chosen) return go({ ...address, step: 2 });
    setTried(true);
    notices.show({ tone: 'warning', text: () => currentMessages().errors.form[STEPS[1].missing] });
    list.current?.querySelector<HTMLElement>('[name="servPtId"]')?.focus();
  };

  return (
    <StepForm
      onForward={forward}
      onBack={back}
      sticky
      status={chosen && localised(chosen, 'servPt', language)}
    >
      <div className={styles.part}>
        <RadioCards
          legend={words.typeLegend}
          name="type"
          columns={choices.length === 2 ? 'pair' : 'auto'}
          value={address.type}
          options={choices.map(({ code, name, detail, icon }) => ({
            value: code,
            label: name[language],
            detail: detail[language],
            icon: <Icon name={icon} size={32} />,
          }))}
          onChange={(type) => go({ ...address, type, point: undefined, time: undefined }, { replace: true })}
        />
      </div>
      <fieldset ref={list} className={styles.part} aria-busy={loading}>
        <legend>
          <VisuallyHidden>{words.pointsLegend}</VisuallyHidden>
        </legend>
        <Loading active={loading} label={words.loadingPoints} />
        {failed && (
          <Notice tone="error" title={words.pointsFailed}>
            <ButtonRow>
              <Button onClick={reload}>{words.tryAgain}</Button>
            </ButtonRow>
          </Notice>
        )}
        {!loading && !failed && total === 0 && <Notice tone="info">{words.pointsNone}</Notice>}
        {total > POINTS_WITHOUT_FILTER && (
          <PointFilter text={filter} onChange={setFilter} found={countPoints(found)} />
        )}
        {!loading && isNoneFree && !state.changing && (
          <Notice tone="info">
            <WaitingInvitation type={address.type} reason="anywhere" />
          </Notice>
        )}
        {!loading && (
          <PointList
            points={found}
            soonest={soonest}
            filtering={filter !== ''}
            chosen={address.point}
            // Another point has other times: the slot chosen before is not kept.
            onChoose={(point) => go({ ...address, point, time: undefined }, { replace: true })}
            error={missing ? errors.form[STEPS[1].missing] : undefined}
          />
        )}
      </fieldset>
    </StepForm>
  );
}

interface PointFilterProps {
  text: string;
  onChange: (text: string) => void;
  /** How many service points the text leaves. */
  found: number;
}

/** Finds a service point by typing its district or name. The remaining number is announced while typing. */
function PointFilter({ text, onChange, found }: PointFilterProps) {
  const words = useMessages('booking').bookingWizard;
  const none = text !== '' && found === 0;
  return (
    <div className={styles.filter}>
      <label className={styles.filterLabel} htmlFor="point-filter">
        {words.filterLabel}
      </label>
      <TextInput
        id="point-filter"
        type="search"
        value={text}
        onChange={onChange}
        autoComplete="off"
        // Enter is for the filter here, not for the next step.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {text !== '' && <Button onClick={() => onChange('')}>{words.filterClear}</Button>}
      <span role="status" className={none ? styles.filterNone : undefined}>
        {none && words.filterNone(text)}
        {text !== '' && !none && <VisuallyHidden>{words.filterFound(found)}</VisuallyHidden>}
      </span>
    </div>
  );
}

/** Which service point is being booked. */
export function ServicePointLine({
  address,
  servicePoints,
  onChange,
}: Pick<StepProps, 'address' | 'servicePoints'> & { onChange: () => void }) {
  const words = useMessages('booking').bookingWizard;
  const language = useLanguage();
  const point = findPoint(servicePoints.points, address.point);
  return (
    <div className={styles.pointLine}>
      <Icon name="map-pin" />
      <p>
        <span className="fine-print">{words.bookingAt}</span>
        <strong>{point && localised(point, 'servPt', language)}</strong>
        <span>{point && localised(point, 'address', language)}</span>
      </p>
      <Button size="small" variant="quiet" flush="end" onClick={onChange}>
        {words.changePoint}
      </Button>
    </div>
  );
}
