import { Icon } from '@phial/ui/icon/icon';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/language.ts';
import styles from './external-link.module.css';

/** A link to another site, in a tab of its own. `of` distinguishes links with the same text for screen readers. */
export function ExternalLink({
  href,
  of: subject,
  children,
}: {
  href: string;
  of?: string | undefined;
  children: ReactNode;
}) {
  const { newTab } = useMessages('company').company;
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" size={18} />
      <VisuallyHidden>
        {subject} {newTab}
      </VisuallyHidden>
    </a>
  );
}
