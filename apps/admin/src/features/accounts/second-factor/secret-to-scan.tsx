import { QrCode } from '@phial/browser/qr/qr-code';
import type { SecondFactorSecret } from '@phial/contract/staff/account';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../language/language.ts';
import { CopyButton } from '../form/copy-button.tsx';
import styles from './secret-to-scan.module.css';

/** The secret of a second factor, as a picture for the telephone and as characters to type. */
export function SecretToScan({ secret: { secret, address } }: { secret: SecondFactorSecret }) {
  const words = useMessages().accounts.setUp;
  // Where the encoder does not come the key can be typed all the same.
  const { data: picture } = useQuery({
    queryKey: ['secret-to-scan', address],
    queryFn: async () => (await import('@phial/browser/qr/encode-qr')).encodeQr(address),
    // A secret stays in memory no longer than it is shown.
    gcTime: 0,
  });
  return (
    <div className={styles.secret}>
      {picture !== undefined && <QrCode className={styles.code} picture={picture} label={words.picture} />}
      <div className={styles.side}>
        {picture !== undefined && <p>{words.scan}</p>}
        <p>{words.orType}</p>
        <p>
          <code className={styles.key}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <CopyButton text={secret} label={words.copy} done={words.copied} failed={words.notCopied} />
      </div>
    </div>
  );
}
