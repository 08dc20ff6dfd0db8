import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { ContentKind } from '@phial/contract/content/content-body';
import type { ServicePointBody } from '@phial/contract/content/editing-service-point';
import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import { fillPlaceholders } from '@phial/domain/text/placeholders';
import { Tabs } from '@phial/ui/tabs/tabs';
import { Tag } from '@phial/ui/tag/tag';
import { type ReactNode, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import { KINDS } from '../kinds.ts';
import { FieldsPreview } from './fields-preview.tsx';
import { LaboratoryPreview } from './laboratory-preview.tsx';
import { LegalTextPreview, valuesIn } from './legal-text-preview.tsx';
import { MessagePreview } from './message-preview.tsx';
import styles from './preview.module.css';

/** An entry as its page shows it. */
export function EntryPreview({
  kind,
  id,
  body,
}: {
  kind: ContentKind;
  /** Undefined of a new one. */
  id: string | undefined;
  body: Body;
}) {
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
          case 'laboratory':
            return <LaboratoryPreview body={body} language={language} />;
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
          case 'legal-text':
            return <LegalTextPreview body={body} language={language} />;
          case 'message-template':
            return <MessagePreview id={id} body={body} language={language} />;
          case 'booking-notice': {
            const values = valuesIn(language);
            return (
              <article className={styles.text}>
                <h3>{fillPlaceholders(text('title'), values)}</h3>
                <p className={styles.lines}>{fillPlaceholders(text('text'), values)}</p>
              </article>
            );
          }
          case 'page-about-us':
          case 'page-quality':
          case 'page-contact':
          case 'page-covid':
          case 'job':
          case 'package':
          case 'package-group':
          case 'package-codes':
            return <FieldsPreview fields={KINDS[kind].fields} body={body} language={language} />;
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

/** A service point as the booking offers it. */
export function ServicePointPreview({ body }: { body: Body }) {
  const { scheduledHours } = useMessages().editing.preview;
  const abilities = (body.abilities ?? []) as ServicePointBody['abilities'];
  return (
    <PreviewFrame>
      {(language) => (
        <article className={styles.card}>
          <div className={styles.cardWords}>
            <p>
              <Tag tone="sky">{String(body.belongTo ?? '')}</Tag> {localText(body, 'companyName')[language]}
            </p>
            <h3>{localText(body, 'name')[language]}</h3>
            <p>{localText(body, 'address')[language]}</p>
            <p className={styles.lines}>
              [{scheduledHours}]{'\n'}
              {localText(body, 'bizTime')[language]}
            </p>
            <p>{String(body.tel ?? '')}</p>
            <p className={styles.tags}>
              {[...abilities.entries()].map(([at, { name }]) => (
                <Tag key={at}>{name[language]}</Tag>
              ))}
            </p>
          </div>
        </article>
      )}
    </PreviewFrame>
  );
}

/** A test item as its page shows it. */
export function TestItemPreview({ body }: { body: Body }) {
  const { labels } = useMessages().editingFields;
  return (
    <PreviewFrame>
      {(language) => (
        <article className={styles.text}>
          <h3>{localText(body, 'name')[language]}</h3>
          <dl className={styles.facts}>
            {(['specimen', 'turnaround'] as const).map((name) => (
              <div key={name}>
                <dt>{labels[name]}</dt>
                <dd className={styles.lines}>{localText(body, name)[language]}</dd>
              </div>
            ))}
          </dl>
          {(['preparation', 'remark'] as const).map((name) => {
            const html = localText(body, name)[language];
            return (
              html !== '' && (
                <section key={name}>
                  <h4>{labels[name]}</h4>
                  <FormattedText html={html} />
                </section>
              )
            );
          })}
        </article>
      )}
    </PreviewFrame>
  );
}

/** What visitors will see, in the language of a tab; nothing in it can be followed or pressed. */
export function PreviewFrame({ children }: { children: (language: Language) => ReactNode }) {
  const words = useMessages().editing;
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <section className={styles.preview} aria-label={words.preview.title}>
      <h2>{words.preview.title}</h2>
      <Tabs
        label={words.preview.language}
        tabs={LANGUAGES.map((id) => ({ id, name: words.languages[id] }))}
        chosen={language}
        onChoose={setLanguage}
      >
        <div className={styles.stage} lang={HTML_LANG[language]}>
          {children(language)}
        </div>
      </Tabs>
    </section>
  );
}
