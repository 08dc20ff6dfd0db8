import { Illustration } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import { type ReactNode, useEffect, useRef } from 'react';
import { Screen } from '../landing/screen.tsx';
import styles from './success-screen.module.css';

/** The screen after the wizard: what was done, and below it what the visitor takes along. */
export function SuccessScreen({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The wizard's last step gives way to this screen: whoever listens hears first that it is done.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Screen>
      <div className={styles.head} data-print="hide">
        <Illustration name="success" eager className={styles.drawing} />
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
      </div>
      {children}
    </Screen>
  );
}
