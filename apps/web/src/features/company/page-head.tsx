import type { LocalText } from '@phial/domain/language';
import { Illustration, type IllustrationName } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import type { ReactNode } from 'react';
import { useWritten } from '../../published/texts.ts';
import styles from './page-head.module.css';

/** A page on which the laboratory may have a picture of its own. */
interface WithPicture {
  readonly pictureUrl?: string;
  readonly pictureText?: LocalText;
}

/** The laboratory's picture of a page; undefined where the site's own drawing stands. */
export function useOwnPicture(page: WithPicture | undefined) {
  const { text } = useWritten();
  if (page?.pictureUrl === undefined) return undefined;
  return { url: page.pictureUrl, text: page.pictureText ? text(page.pictureText) : '' };
}

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
