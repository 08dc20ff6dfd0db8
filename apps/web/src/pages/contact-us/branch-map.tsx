import { BRANCHES, type Branch } from '@phial/content/pages/contact';
import { Illustration } from '@phial/ui/illustration/illustration';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './contact-us.module.css';

/** A sketch of the city with a dot for each place and a phial on the chosen one. Decorative but for its name. */
export function BranchMap({ branch }: { branch: Branch }) {
  const language = useLanguage();
  const words = useMessages().company.contact;
  return (
    <div className={styles.map} role="img" aria-label={words.marked(branch.name[language])} data-print="hide">
      <Illustration name="city-map" />
      <svg className={styles.pins} viewBox="0 0 600 480" aria-hidden="true">
        {BRANCHES.filter(({ id }) => id !== branch.id).map(({ id, pin }) => (
          <circle key={id} className={styles.dot} cx={pin.x * 6} cy={pin.y * 4.8} r="8" />
        ))}
        <g
          key={branch.id}
          className={styles.pin}
          transform={`translate(${branch.pin.x * 6} ${branch.pin.y * 4.8})`}
        >
          <ellipse className={styles.shadow} rx="16" ry="6" />
          <path className={styles.flag} d="M0 0C-8-14-30-30-30-58a30 30 0 1 1 60 0C30-30 8-14 0 0z" />
          <path className={styles.liquid} d="M-9-60H9v14a9 9 0 0 1-18 0z" />
          <path className={styles.glass} d="M-14-78h28M-9-78v32a9 9 0 0 0 18 0v-32M-9-60H9" />
        </g>
      </svg>
    </div>
  );
}
