import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Phrases } from '@phial/ui/phrases/phrases';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { useEffect, useRef } from 'react';
import { type CameBack, ClientForm } from '../../features/client-information/client-form.tsx';
import type { IssuedCode } from '../../features/client-information/code/issued-code.ts';
import type { useChoices } from '../../features/client-information/use-choices.ts';
import { useMessages } from '../../language/language.ts';
import styles from './info-enter.module.css';

interface EntryScreenProps extends ReturnType<typeof useChoices> {
  onCode: (code: IssuedCode) => void;
  onClear: () => void;
  /** How the visitor came back from a code; undefined on the first visit. */
  cameBack: CameBack | undefined;
}

const POINTS: readonly { icon: IconName; name: 'fill' | 'show' | 'kept' }[] = [
  { icon: 'edit', name: 'fill' },
  { icon: 'id-card', name: 'show' },
  { icon: 'lock', name: 'kept' },
];

/** What the page is for, and the form. */
export function EntryScreen({ choices, isLoading, retry, onCode, onClear, cameBack }: EntryScreenProps) {
  const { shell, infoEnter: words } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);

  // A new person begins at the top; the form itself receives those who come back to their answers.
  useEffect(() => {
    if (cameBack !== 'cleared') return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [cameBack]);

  return (
    <>
      <TitlePanel
        title={shell.titles.infoEnter}
        lead={words.lead}
        picture="client-code"
        pictureText={words.drawing}
        heading={heading}
      />
      <ul className={styles.points}>
        {POINTS.map(({ icon, name }) => (
          <li key={name} className={styles.point}>
            <Icon name={icon} size={28} />
            <div>
              <h2 className={styles.pointTitle}>
                <Phrases text={words.points[name].title} />
              </h2>
              <p>{words.points[name].text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Loading active={isLoading && choices === undefined} label={words.loading} />
        {choices === undefined && !isLoading && (
          <Notice tone="warning" title={words.failed}>
            <ButtonRow>
              <Button icon={<Icon name="refresh" />} onClick={retry}>
                {words.tryAgain}
              </Button>
            </ButtonRow>
          </Notice>
        )}
        {choices && <ClientForm choices={choices} onCode={onCode} onClear={onClear} cameBack={cameBack} />}
      </div>
    </>
  );
}
