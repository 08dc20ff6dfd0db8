import { CallError } from '@phial/browser/api/call-error';
import type { FoundPerson } from '@phial/contract/privacy';
import { parseDocumentNumber } from '@phial/domain/hkid';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { TextField } from '@phial/ui/text-field/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useMessages } from '../../language/language.ts';
import { findPerson } from './api.ts';
import { PersonRecords } from './person-records.tsx';
import styles from './privacy.module.css';
import { PrivacyPart } from './privacy-part.tsx';

/** One person's data, by document number; the number stands in no address and goes when the page is left. */
export function PersonSearch({ trailKey }: { trailKey: readonly string[] }) {
  const { form, privacy } = useMessages();
  const words = privacy.person;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<FoundPerson>();
  const queries = useQueryClient();
  const search = useMutation({ mutationFn: findPerson });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (search.isPending) return;
    if (parseDocumentNumber(typed) === undefined) {
      setError(form[typed.trim() === '' ? 'card-number-required' : 'card-number-invalid']);
      box.current?.focus();
      return;
    }
    setError(undefined);
    try {
      setFound(await search.mutateAsync(typed));
      setAsked(typed);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure.msg);
    }
    void queries.invalidateQueries({ queryKey: trailKey });
  }

  function clear() {
    setFound(undefined);
    setAsked('');
    setTyped('');
    box.current?.focus();
  }

  return (
    <PrivacyPart title={words.title}>
      <p className={styles.tip}>{words.tip}</p>
      <form className={styles.search} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          ref={box}
          id={`${id}-number`}
          label={words.number}
          hint={words.numberHint}
          value={typed}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={setTyped}
        />
        <Button
          type="submit"
          variant="primary"
          icon={<Icon name="search" size={20} />}
          busy={search.isPending}
        >
          {search.isPending ? words.searching : words.search}
        </Button>
      </form>
      {found && (
        <PersonRecords docNo={asked} found={found} trailKey={trailKey} onFound={setFound} onClear={clear} />
      )}
    </PrivacyPart>
  );
}
