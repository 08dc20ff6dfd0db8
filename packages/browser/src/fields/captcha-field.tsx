import { CAPTCHA_LENGTH, CAPTCHA_LIFE_SECONDS } from '@phial/domain/booking/captcha-text';
import { Button } from '@phial/ui/button/button';
import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWork, type WorkOptions } from '../proof-of-work/use-work.ts';
import { WorkProgress } from '../proof-of-work/work-progress.tsx';
import styles from './captcha-field.module.css';

/** The words of the field; `help` is given beside them, as it names a telephone number. */
export type CaptchaWords = Readonly<Record<CaptchaWord, string>>;
type CaptchaWord =
  | 'label'
  | 'picture'
  | 'refresh'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'renewed'
  | 'without'
  | 'working'
  | 'progress'
  | 'cancel'
  | 'earned'
  | 'notEarned'
  | 'filledIn';

/** The calls of a site's own client. */
export interface CaptchaCalls {
  fetchCaptcha: () => Promise<{ uuid: string; img: string }>;
  /** An answer for work of this device, which serves in place of a picture's. */
  earnAnswer: (options: WorkOptions) => Promise<{ uuid: string; captcha: string }>;
}

export interface CaptchaFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Of the picture shown; empty while there is none. */
  onUuid: (uuid: string) => void;
  /** A higher number empties the box and asks for a new picture: any attempt spends the old one. */
  refreshCount: number;
  error?: string | undefined;
  words: CaptchaWords;
  /** The way out for whoever cannot read the picture. */
  help: string;
  /** The same object at each render. */
  calls: CaptchaCalls;
}

type Picture =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; img: string; fetchedAt: number }
  /** No picture: the answer was earned by work. */
  | { state: 'earned'; fetchedAt: number };

/**
 * The four characters of a picture, or work of the device in its place. The
 * picture is a button that fetches another one; one too old to be answered is
 * replaced when the box gets the focus. After an attempt the box is empty, as
 * its text belonged to the picture before, and a line says that the picture is new.
 */
export function CaptchaField({
  id,
  value,
  onChange,
  onUuid,
  refreshCount,
  error,
  words,
  help: hint,
  calls: { fetchCaptcha, earnAnswer },
}: CaptchaFieldProps) {
  const [picture, setPicture] = useState<Picture>({ state: 'loading' });
  const [renewed, setRenewed] = useState(false);
  const lastCall = useRef(0);
  const loadedFor = useRef<number>(undefined);
  const { state: earning, run, reset } = useWork();
  const working = earning.kind === 'working';

  const load = useCallback(async () => {
    lastCall.current += 1;
    const call = lastCall.current;
    reset();
    setPicture({ state: 'loading' });
    onUuid('');
    const captcha = await fetchCaptcha().catch(() => undefined);
    // A slow answer to an earlier wish must not replace the picture of a later one.
    if (call !== lastCall.current) return;
    onUuid(captcha?.uuid ?? '');
    setPicture(captcha ? { state: 'ready', img: captcha.img, fetchedAt: Date.now() } : { state: 'failed' });
  }, [onUuid, reset, fetchCaptcha]);

  const earn = async () => {
    const answer = await run(earnAnswer).catch(() => undefined);
    if (answer === undefined) return;
    lastCall.current += 1;
    onUuid(answer.uuid);
    onChange(answer.captcha);
    setPicture({ state: 'earned', fetchedAt: Date.now() });
  };

  const clear = useEffectEvent(() => onChange(''));
  useEffect(() => {
    // The page cache runs effects again when the page comes back; the picture it shows is still good then.
    if (loadedFor.current === refreshCount) return;
    const isFirst = loadedFor.current === undefined;
    loadedFor.current = refreshCount;
    setRenewed(!isFirst);
    if (!isFirst) clear();
    void load();
  }, [refreshCount, load]);

  const renew = () => {
    onChange('');
    void load();
  };

  const onFocus = () => {
    const old = 'fetchedAt' in picture && Date.now() - picture.fetchedAt >= CAPTCHA_LIFE_SECONDS * 1000;
    if (old) renew();
  };

  return (
    <FieldRow label={words.label} htmlFor={id} hint={hint} error={error}>
      <div className={styles.captcha}>
        <TextInput
          id={id}
          className={styles.answer}
          value={value}
          onChange={onChange}
          onFocus={onFocus}
          maxLength={CAPTCHA_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          invalid={error !== undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
        <button type="button" className={styles.picture} onClick={renew} data-state={picture.state}>
          {picture.state === 'ready' ? (
            <img src={picture.img} alt={words.picture} />
          ) : (
            <span className={styles.placeholder}>
              {picture.state === 'earned' ? words.filledIn : words[picture.state]}
            </span>
          )}
          <span className={styles.refresh}>
            <Icon name="refresh" />
            {picture.state === 'failed' ? words.retry : words.refresh}
          </span>
        </button>
      </div>
      <WorkProgress
        state={earning}
        label={words.progress}
        status={
          <>
            {working && words.working}
            {earning.kind === 'done' && words.earned}
            {earning.kind === 'failed' && words.notEarned}
          </>
        }
      >
        <Button size="small" variant="quiet" flush="start" onClick={working ? reset : () => void earn()}>
          {working ? words.cancel : words.without}
        </Button>
      </WorkProgress>
      <p role="status" className={styles.renewed}>
        {value === '' && renewed && words.renewed}
      </p>
    </FieldRow>
  );
}
