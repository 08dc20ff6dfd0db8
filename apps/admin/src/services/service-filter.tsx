import type { ServiceType } from '@phial/domain/booking/service-type';
import { useMessages } from '../language/language.ts';
import styles from './service-filter.module.css';
import { useServices } from './use-services.ts';

/** All of some services, or one of them. Nothing where there is no choice. */
export function ServiceFilter({
  types,
  chosen,
  onChoose,
}: {
  types: readonly ServiceType[];
  /** Undefined: all of them. */
  chosen: ServiceType | undefined;
  onChoose: (type: ServiceType | undefined) => void;
}) {
  const words = useMessages().desk;
  const { shortNameOf } = useServices();
  if (types.length < 2) return null;
  return (
    <fieldset className={styles.types} aria-label={words.service}>
      {[undefined, ...types].map((one) => (
        <button key={one ?? 'all'} type="button" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {one === undefined ? words.allServices : shortNameOf(one)}
        </button>
      ))}
    </fieldset>
  );
}
