import type { ReactNode, Ref } from 'react';
import { Illustration, type IllustrationName } from '../illustration/illustration.tsx';
import { Heading } from '../phrases/phrases.tsx';
import styles from './title-panel.module.css';

/** The head of a page that is worked with: its name, one sentence, what else belongs there, and a drawing beside it. */
export function TitlePanel({
  title,
  lead,
  picture,
  pictureText,
  narrowPicture = 'above',
  heading,
  children,
}: {
  title: ReactNode;
  lead: ReactNode;
  picture: IllustrationName;
  /** Left out where the drawing says nothing that the words do not. */
  pictureText?: string | undefined;
  /** Where the drawing stands in a narrow window; `hide` where what is below it is wanted first. */
  narrowPicture?: 'above' | 'hide' | undefined;
  /** For a page that gives its heading the focus. */
  heading?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.panel} data-print="plain">
      <div className={styles.words}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <div className={styles.picture} data-narrow={narrowPicture}>
        <Illustration name={picture} title={pictureText} eager />
      </div>
    </div>
  );
}
