import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import { useMessages } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

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
