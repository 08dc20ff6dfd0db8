import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Phrases } from '@phial/ui/phrases/phrases';
import { type ReactNode, useId } from 'react';
import styles from './detail-section.module.css';

/** A short section of the page under its heading and sign. */
export function DetailSection({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        <Icon name={icon} size={22} />
        <Phrases text={title} />
      </h2>
      {children}
    </section>
  );
}
