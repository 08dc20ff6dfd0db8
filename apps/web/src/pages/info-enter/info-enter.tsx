import { useEffect, useState } from 'react';
import type { CameBack } from '../../features/client-information/client-form.tsx';
import { CodeScreen } from '../../features/client-information/code/code-screen.tsx';
import type { IssuedCode } from '../../features/client-information/code/issued-code.ts';
import { clearDraft } from '../../features/client-information/subscribe-params.ts';
import { useChoices } from '../../features/client-information/use-choices.ts';
import { useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { EntryScreen } from './entry-screen.tsx';
import styles from './info-enter.module.css';

/**
 * `/infoEnter`: client information of on-site registration (docs/rules/on-site.md#client-information-form),
 * the form or the code made of it.
 */
export function InfoEnter() {
  const words = useMessages().infoEnter;
  const { setTitle } = usePage();
  // Asked for here and not by the form, so that it opens at once after an hour with a code.
  const choices = useChoices();
  const [code, setCode] = useState<IssuedCode>();
  /** Counts the people at this screen: each begins with a form of their own. */
  const [person, setPerson] = useState(1);
  const [cameBack, setCameBack] = useState<CameBack>();

  const title = code ? words.codeTitle : '';
  useEffect(() => setTitle(title), [setTitle, title]);

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
    <div className={styles.page}>
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
