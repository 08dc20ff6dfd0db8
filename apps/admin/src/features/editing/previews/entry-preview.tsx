import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { ContentKind } from '@phial/contract/content-body';
import type { Language } from '@phial/domain/language';
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
        switch (kind) {
          case 'carousel':
            return <Slide body={body} language={language} />;
          case 'collection-centre':
            return <Centre body={body} language={language} />;
          case 'job':
            return <Job body={body} language={language} />;
          case 'news':
            return <News body={body} language={language} />;
          case 'dictionary':
            return <Word body={body} language={language} />;
          default:
            return <NamedText body={body} language={language} />;
        }
      }}
    </PreviewFrame>
  );
}

interface Shown {
  body: Body;
  language: Language;
}

function Slide({ body, language }: Shown) {
  const { preview } = useMessages().editing;
  const alt = localText(body, 'alt')[language];
  const wide = localText(body, 'picture')[language];
  const narrow = localText(body, 'narrowPicture')[language] || wide;
  if (wide === '') return <p className={styles.nothing}>{alt || preview.nothing}</p>;
  return (
    <div className={styles.slides}>
      <figure>
        <img className={styles.wide} src={wide} alt={alt} />
        <figcaption>{preview.wide}</figcaption>
      </figure>
      <figure>
        <img className={styles.narrow} src={narrow} alt={alt} />
        <figcaption>{preview.narrow}</figcaption>
      </figure>
    </div>
  );
}

function Centre({ body, language }: Shown) {
  return (
    <article className={styles.card}>
      {typeof body.pictureUrl === 'string' && body.pictureUrl !== '' && (
        <img className={styles.cardPicture} src={body.pictureUrl} alt="" />
      )}
      <div className={styles.cardWords}>
        <h3>{localText(body, 'name')[language]}</h3>
        <p>{localText(body, 'address')[language]}</p>
        <p className={styles.lines}>{localText(body, 'businessTime')[language]}</p>
        <p>{String(body.phone ?? '')}</p>
      </div>
    </article>
  );
}

function Job({ body, language }: Shown) {
  return (
    <article className={styles.text}>
      <h3>{localText(body, 'name')[language]}</h3>
      <FormattedText html={localText(body, 'description')[language]} />
    </article>
  );
}

function News({ body, language }: Shown) {
  return (
    <article className={styles.text}>
      {typeof body.pictureUrl === 'string' && body.pictureUrl !== '' && (
        <img className={styles.cardPicture} src={body.pictureUrl} alt="" />
      )}
      <p>{String(body.date ?? '')}</p>
      <h3>{localText(body, 'title')[language]}</h3>
      <p>{localText(body, 'summary')[language]}</p>
      <FormattedText html={localText(body, 'text')[language]} />
    </article>
  );
}

function Word({ body, language }: Shown) {
  return (
    <article className={styles.word}>
      {typeof body.pictureUrl === 'string' && body.pictureUrl !== '' && (
        <img src={body.pictureUrl} alt="" width={32} height={32} />
      )}
      <span>{localText(body, 'label')[language]}</span>
    </article>
  );
}

function NamedText({ body, language }: Shown) {
  return (
    <article className={styles.text}>
      <h3>{localText(body, 'name')[language]}</h3>
      <p className={styles.lines}>{localText(body, 'content')[language]}</p>
    </article>
  );
}
