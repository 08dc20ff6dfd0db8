import { Illustration, type IllustrationName } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The head of a company page: its name, what it is for, and a picture that says so. */
export function PageHead({
  title,
  picture,
  pictureText,
  own,
  children,
}: {
  title: ReactNode;
  picture: IllustrationName;
  /** Left out where the picture says nothing that the words do not. */
  pictureText?: string | undefined;
  /** The laboratory's picture in the place of the drawing; `text` says what it shows. */
  own?: { readonly url: string; readonly text: string } | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div className={styles.words} data-print="plain">
        <Heading level={1}>{title}</Heading>
        {children}
      </div>
      <div className={styles.picture} data-print="hide">
        {own === undefined ? (
          <Illustration name={picture} title={pictureText} fit="cover" eager />
        ) : (
          <img className={styles.own} src={own.url} alt={own.text} width={1200} height={680} />
        )}
      </div>
    </div>
  );
}
