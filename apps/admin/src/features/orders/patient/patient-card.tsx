import type { Patient } from '@phial/contract/orders/order-patient';
import { formatDate } from '@phial/domain/moment-text';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './patient.module.css';

/**
 * A patient in two lines: the names, then what distinguishes two people of one name.
 * @param inList without what only the one who was chosen needs, as for everybody in a list
 */
export function PatientCard({ patient, inList = false }: { patient: Patient; inList?: boolean }) {
  const words = useMessages().orders.patient;
  const shownIn = useLanguage();
  const { name, englishName, birthday, sex, documentNumber, telNo, email, language } = patient;
  const details = [
    words.sexes[sex],
    words.born(formatDate(birthday, shownIn)),
    documentNumber,
    ...(inList ? [] : [telNo, email, words.languages[language]]),
  ];
  return (
    <div>
      <p className={styles.name}>
        {name}
        {englishName !== '' && englishName !== name && <span> {englishName}</span>}
      </p>
      <p className={styles.details}>{details.filter((text) => text !== '').join(' · ')}</p>
    </div>
  );
}
