import type { OrderLine, OrderRequirements } from '@phial/contract/orders/order';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './requirements.module.css';

interface Row {
  text: string;
  /** Named where it is not every item that asks for it. */
  codes: string | undefined;
}

/**
 * What the chosen items ask for: each text once, and what is not known said so
 * (docs/rules/catalogue.md#unknown-values).
 */
export function RequirementsList({
  lines,
  requirements: { fasting, specimens, remarks },
}: {
  lines: readonly OrderLine[];
  requirements: OrderRequirements;
}) {
  const words = useMessages().orders.requirements;
  const language = useLanguage();
  if (lines.length === 0) return <p className={styles.none}>{words.none}</p>;

  const codes = (indexes: readonly number[]) =>
    indexes.length === lines.length
      ? undefined
      : words.for(
          indexes.map((index) => lines[index]?.code || lines[index]?.name[language] || '').join(', '),
        );
  const rows = ({ known, unknown }: OrderRequirements['fasting']): Row[] => [
    ...known.map((each) => ({ text: each.text[language], codes: codes(each.lines) })),
    ...(unknown.length > 0 ? [{ text: words.enquire, codes: codes(unknown) }] : []),
  ];
  return (
    <div className={styles.requirements}>
      <Section icon="fasting" heading={words.fasting} rows={rows(fasting)} />
      <Section icon="specimen" heading={words.specimens} rows={rows(specimens)} />
      <Section icon="info" heading={words.remarks} rows={rows({ known: remarks, unknown: [] })} />
    </div>
  );
}

function Section({ icon, heading, rows }: { icon: IconName; heading: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        <Icon name={icon} size={20} />
        {heading}
      </h3>
      <ul className={styles.rows}>
        {rows.map(({ text, codes }) => (
          <li key={text}>
            {text}
            {codes !== undefined && <span className={styles.codes}>{codes}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
