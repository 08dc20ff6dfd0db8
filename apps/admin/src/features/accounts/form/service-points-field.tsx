import { listStaffServicePoints } from '@phial/contract/calls/staff-service-points';
import type { AccountServicePoints } from '@phial/contract/staff/account';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { FieldRow } from '@phial/ui/field-row/field-row';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './service-points-field.module.css';
import type { FieldProps } from './use-account-form.ts';

const NONE: AccountServicePoints = { all: false, ids: [] };

/** As the form keeps it, which knows texts only. */
export function servicePointsText({ all, ids }: AccountServicePoints = NONE): string {
  return JSON.stringify({ all, ids: all ? [] : [...ids].sort() });
}

export function servicePointsOf(text: string): AccountServicePoints {
  return JSON.parse(text);
}

/** Whether somebody at a counter would see any bookings. */
export function hasServicePoints(text: string): boolean {
  const { all, ids } = servicePointsOf(text);
  return all || ids.length > 0;
}

/** The service points somebody at a counter works for: all of them, or those that are ticked. */
export function ServicePointsField({ id, value, onChange, error }: FieldProps) {
  const { servicePoints: words } = useMessages().accounts;
  const language = useLanguage();
  const points = useQuery(callQuery(listStaffServicePoints));
  const { all, ids } = servicePointsOf(value);
  const tick = (point: string, ticked: boolean) =>
    onChange(
      servicePointsText({ all: false, ids: ticked ? [...ids, point] : ids.filter((one) => one !== point) }),
    );
  return (
    <FieldRow label={words.label} htmlFor={id} error={error} hint={words.hint} group>
      <Checkbox
        id={id}
        label={words.all}
        checked={all}
        onChange={(ticked) => onChange(servicePointsText({ all: ticked, ids: [] }))}
      />
      <Loading active={points.isPending} label={words.loading} />
      {points.isError && <p>{words.failed}</p>}
      {!all && points.data !== undefined && (
        <div className={styles.points}>
          {points.data.map(({ servPtId, body }) => (
            <Checkbox
              key={servPtId}
              id={`${id}-${servPtId}`}
              label={body.name[language]}
              checked={ids.includes(servPtId)}
              onChange={(ticked) => tick(servPtId, ticked)}
            />
          ))}
        </div>
      )}
    </FieldRow>
  );
}
