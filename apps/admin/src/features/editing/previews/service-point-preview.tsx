import type { ServicePointBody } from '@phial/contract/editing-service-point';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';

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
