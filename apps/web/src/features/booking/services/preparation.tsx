import { type PreparationFact, preparationFacts } from '@phial/content/preparation';
import type { BookingService } from '@phial/contract/booking/service';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './preparation.module.css';

/**
 * How to prepare: only what the laboratory states (docs/rules/catalogue.md#unknown-values), which may be nothing.
 * @param services the booked one, or those that can be; of several each stands under its name
 */
export function Preparation({ services }: { services: readonly BookingService[] }) {
  const words = useMessages('booking').bookingDesk.prepare;
  const language = useLanguage();
  const stated = services.flatMap((service) => {
    const facts = preparationFacts(service.preparation, language);
    return facts.length === 0 ? [] : [{ service, facts }];
  });

  return (
    <div className={styles.preparation}>
      {stated.map(({ service, facts }) => (
        <div key={service.code}>
          {stated.length > 1 && <h3 className={styles.service}>{service.name[language]}</h3>}
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={`${fact.kind} ${fact.title}`}>
                <dt>
                  <Icon name={iconOf(fact, service)} />
                  {fact.title}
                </dt>
                {fact.lines.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className="quiet">{words.note}</p>
    </div>
  );
}

const ICONS = { fasting: 'fasting', bring: 'note', restriction: 'info' } as const;

function iconOf({ kind }: PreparationFact, service: BookingService): IconName {
  return kind === 'note' ? service.icon : ICONS[kind];
}
