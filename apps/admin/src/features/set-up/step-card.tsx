import type { SetUpLack, SetUpMark, SetUpStep } from '@phial/contract/staff/set-up';
import { formatMoment } from '@phial/domain/moment-text';
import { Button, buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { PreviewLinks } from './preview-links.tsx';
import styles from './set-up.module.css';
import { importsOf, PAGES, stateOf } from './steps.ts';

const TONES = { needed: 'warning', optional: 'sky', ready: 'mint', skipped: 'plain', done: 'mint' } as const;

/** A step of the set-up: how it stands, what it lacks, and the ways to it. */
export function StepCard({
  step: { step, lacks, mark },
  onMark,
}: {
  step: SetUpStep;
  onMark: (mark: SetUpMark['mark']) => void;
}) {
  const { setUp: words, imports } = useMessages();
  const language = useLanguage();
  const { title, text } = words.steps[step];
  const state = stateOf({ lacks, mark });
  const page = PAGES[step];
  const visit = () => onMark('visited');
  return (
    <li className={styles.step} data-state={state}>
      <div className={styles.head}>
        <h2 id={`step-${step}`} tabIndex={-1}>
          {title}
        </h2>
        <Tag tone={TONES[state]}>{words.states[state]}</Tag>
      </div>
      <p>{text}</p>
      <LackList lacks={lacks} />
      <div className={styles.ways}>
        {page !== undefined && (
          <Link className={buttonClass()} to={page} aria-label={words.byHandOf(title)} onClick={visit}>
            {words.byHand}
          </Link>
        )}
        {step === 'laboratory' && (
          <Link className={buttonClass({ variant: 'quiet' })} to="/configuration" onClick={visit}>
            <Icon name="upload" size={20} />
            {words.bringConfiguration}
          </Link>
        )}
        {importsOf(step).map((kind) => (
          <Link
            key={kind}
            className={buttonClass({ variant: 'quiet' })}
            to={`/import?kind=${kind}`}
            onClick={visit}
          >
            <Icon name="upload" size={20} />
            {words.importOf(imports.kinds[kind].name)}
          </Link>
        ))}
        {step === 'preview' && <PreviewLinks onOpen={visit} />}
        {state !== 'needed' && state !== 'done' && (
          <Button variant="quiet" aria-label={words.doneOf(title)} onClick={() => onMark('done')}>
            {words.done}
          </Button>
        )}
        {state === 'optional' && (
          <Button variant="quiet" aria-label={words.skipOf(title)} onClick={() => onMark('skipped')}>
            {words.skip}
          </Button>
        )}
      </div>
      {mark !== null && (
        <p className={styles.mark}>
          {words.marked[mark.mark](formatMoment(mark.at, language), mark.by || words.somebody)}
        </p>
      )}
    </li>
  );
}

/** What is missing, each with the service points or services it is missing for. */
export function LackList({ lacks }: { lacks: readonly SetUpLack[] }) {
  const words = useMessages().setUp;
  const language = useLanguage();
  const separator = language === 'en' ? ', ' : '、';
  if (lacks.length === 0) return null;
  return (
    <ul className={styles.lacks}>
      {lacks.map(({ code, names = [] }) => (
        <li key={code}>
          {words.lacks[code]}
          {names.length > 0 && ` ${words.at(names.map((name) => name[language]).join(separator))}`}
        </li>
      ))}
    </ul>
  );
}
