import { preparationFacts, visitLength } from '@phial/content/preparation';
import type { Preparation } from '@phial/contract/booking/service';
import { SERVICE_ICONS } from '@phial/domain/booking/service-type';
import { Icon } from '@phial/ui/icon/icon';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import { sentService } from '../services/service-body.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './previews.tsx';

/** A service as visitors choose it, and what they are told before they come. */
export function ServicePreview({ body }: { body: Body }) {
  const { minutes, preparation } = sentService(body);
  const icon = SERVICE_ICONS.find((one) => one === body.icon);
  return (
    <PreviewFrame>
      {(language) => (
        <article className={styles.card} data-service-colour={String(body.colour)}>
          <div className={styles.cardWords}>
            <h3 className={styles.service}>
              {icon && <Icon name={icon} />}
              {localText(body, 'name')[language]}
            </h3>
            <p>{localText(body, 'detail')[language]}</p>
            {typeof minutes === 'number' && <p>{visitLength(minutes, language)}</p>}
            <p>
              <span className={styles.serviceTag}>{localText(body, 'shortName')[language]}</span>
            </p>
            <dl>
              {preparationFacts(statedPreparation(preparation as Preparation), language).map(
                ({ kind, title, lines }) => (
                  <div key={`${kind} ${title}`}>
                    <dt>{title}</dt>
                    {[...lines.entries()].map(([at, line]) => (
                      <dd key={at} className={styles.lines}>
                        {line}
                      </dd>
                    ))}
                  </div>
                ),
              )}
            </dl>
          </div>
        </article>
      )}
    </PreviewFrame>
  );
}

/** Without a fasting whose hours are no number yet, and a title that is empty. */
function statedPreparation({ fasting, ...others }: Preparation): Preparation {
  if (typeof fasting?.hours !== 'number') return others;
  const { title, ...facts } = fasting;
  return { ...others, fasting: title?.tw ? fasting : facts };
}
