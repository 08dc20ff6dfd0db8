import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import { Heading } from '@phial/ui/phrases/phrases';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { useEffect, useRef, useState } from 'react';
import { type CameBack, ClientForm } from '../../features/client-information/client-form.tsx';
import { CodeScreen } from '../../features/client-information/code/code-screen.tsx';
import type { IssuedCode } from '../../features/client-information/code/issued-code.ts';
import { clearDraft } from '../../features/client-information/subscribe-params.ts';
import { useChoices } from '../../features/client-information/use-choices.ts';
import { useMessages } from '../../language/language.ts';
import { useTitle } from '../../shell/page.ts';
import styles from './info-enter.module.css';

/**
 * `/infoEnter`: client information of on-site registration (docs/rules/on-site.md#client-information-form),
 * the form or the code made of it.
 */
export function InfoEnter() {
  const words = useMessages('clientInformation').infoEnter;
  // Asked for here and not by the form, so that it opens at once after an hour with a code.
  const choices = useChoices();
  const [code, setCode] = useState<IssuedCode>();
  /** Counts the people at this screen: each begins with a form of their own. */
  const [person, setPerson] = useState(1);
  const [cameBack, setCameBack] = useState<CameBack>();

  const title = code ? words.codeTitle : '';
  useTitle(title);

  const backToForm = (how: CameBack) => {
    setCameBack(how);
    setCode(undefined);
  };

  const clear = () => {
    clearDraft();
    setPerson(person + 1);
    backToForm('cleared');
  };

  return (
    <div className={`page-column ${styles.page}`}>
      {code ? (
        <CodeScreen
          code={code}
          onChange={() => backToForm('change')}
          onRenew={() => backToForm('renew')}
          onClear={clear}
        />
      ) : (
        <EntryScreen key={person} {...choices} onCode={setCode} onClear={clear} cameBack={cameBack} />
      )}
    </div>
  );
}

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
function EntryScreen({ choices, isLoading, retry, onCode, onClear, cameBack }: EntryScreenProps) {
  const { shell, infoEnter: words } = useMessages('clientInformation');
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
              <Heading level={2} className={styles.pointTitle}>
                {words.points[name].title}
              </Heading>
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
