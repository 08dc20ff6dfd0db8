import type { Captcha } from '@phial/contract/captcha';
import { CAPTCHA_LENGTH } from '@phial/domain/captcha-text';
import { Button } from '@phial/ui/button/button';
import { describedBy, FieldRow } from '@phial/ui/field-row/field-row';
import { Icon } from '@phial/ui/icon/icon';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { fetchCaptcha } from '../api.ts';
import styles from './captcha-box.module.css';

/**
 * The four characters of a picture, which any attempt spends (D-52).
 * @param onUuid of the picture shown; empty while there is none
 * @param attempts a higher number asks for a new picture
 */
export function CaptchaBox({
  id,
  value,
  onChange,
  onUuid,
  attempts,
  error,
}: {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onUuid: (uuid: string) => void;
  attempts: number;
  error?: string | undefined;
}) {
  const words = useMessages().accounts.register;
  const [picture, setPicture] = useState<Captcha | 'failed'>();
  const newest = useRef(0);

  const load = useCallback(async () => {
    newest.current += 1;
    const call = newest.current;
    onUuid('');
    const captcha = await fetchCaptcha().catch(() => undefined);
    // A slow answer must not replace the picture of a later wish.
    if (call !== newest.current) return;
    setPicture(captcha ?? 'failed');
    onUuid(captcha?.uuid ?? '');
  }, [onUuid]);
  useEffect(() => {
    if (attempts >= 0) void load();
  }, [load, attempts]);

  return (
    <FieldRow label={words.captcha} htmlFor={id} hint={words.captchaHint} error={error}>
      <div className={styles.captcha}>
        <TextInput
          id={id}
          className={styles.answer}
          value={value}
          onChange={onChange}
          maxLength={CAPTCHA_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          invalid={error !== undefined}
          aria-describedby={describedBy(id, { error, hint: words.captchaHint })}
        />
        {picture === 'failed' ? (
          <span>{words.pictureFailed}</span>
        ) : (
          picture !== undefined && <img className={styles.picture} src={picture.img} alt={words.picture} />
        )}
        <Button
          icon={<Icon name="refresh" size={20} />}
          onClick={() => {
            onChange('');
            void load();
          }}
        >
          {words.otherPicture}
        </Button>
      </div>
      <p role="status" className={styles.renewed}>
        {attempts > 0 && words.renewed}
      </p>
    </FieldRow>
  );
}
