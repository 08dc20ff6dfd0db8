import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { ContentKind } from '@phial/contract/content-body';
import { useMessages } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

/** An entry as its page shows it. */
export function EntryPreview({ kind, body }: { kind: ContentKind; body: Body }) {
  return (
    <PreviewFrame>
      {(language) => {
        const text = (name: string) => localText(body, name)[language];
        const plain = (name: string) => String(body[name] ?? '');
        const picture = plain('pictureUrl');
        const shown = picture !== '' && <img className={styles.cardPicture} src={picture} alt="" />;
        switch (kind) {
          case 'carousel':
            return <Slide alt={text('alt')} wide={text('picture')} narrow={text('narrowPicture')} />;
          case 'collection-centre':
            return (
              <article className={styles.card}>
                {shown}
                <div className={styles.cardWords}>
                  <h3>{text('name')}</h3>
                  <p>{text('address')}</p>
                  <p className={styles.lines}>{text('businessTime')}</p>
                  <p>{plain('phone')}</p>
                </div>
              </article>
            );
          case 'job':
            return (
              <article className={styles.text}>
                <h3>{text('name')}</h3>
                <FormattedText html={text('description')} />
              </article>
            );
          case 'news':
            return (
              <article className={styles.text}>
                {shown}
                <p>{plain('date')}</p>
                <h3>{text('title')}</h3>
                <p>{text('summary')}</p>
                <FormattedText html={text('text')} />
              </article>
            );
          case 'dictionary':
            return (
              <article className={styles.word}>
                {picture !== '' && <img src={picture} alt="" width={32} height={32} />}
                <span>{text('label')}</span>
              </article>
            );
          default:
            return (
              <article className={styles.text}>
                <h3>{text('name')}</h3>
                <p className={styles.lines}>{text('content')}</p>
              </article>
            );
        }
      }}
    </PreviewFrame>
  );
}

function Slide({ alt, wide, narrow }: { alt: string; wide: string; narrow: string }) {
  const { preview } = useMessages().editing;
  if (wide === '') return <p className={styles.nothing}>{alt || preview.nothing}</p>;
  return (
    <div className={styles.slides}>
      <figure>
        <img className={styles.wide} src={wide} alt={alt} />
        <figcaption>{preview.wide}</figcaption>
      </figure>
      <figure>
        <img className={styles.narrow} src={narrow || wide} alt={alt} />
        <figcaption>{preview.narrow}</figcaption>
      </figure>
    </div>
  );
}
