import { CallError } from '@phial/browser/api/call-error';
import { notify } from '@phial/browser/notices/notices';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '@phial/contract/editing-picture';
import { PICTURE_SHAPES, type PictureFocus, type PictureShape } from '@phial/domain/picture-shape';
import { Button } from '@phial/ui/button/button';
import { type ReactNode, useRef, useState } from 'react';
import { notifyCallError } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { uploadPicture } from '../api.ts';
import { CropDialog } from './crop-dialog.tsx';
import styles from './picture.module.css';

/** A picture of a shape: shown, chosen from the machine, cut and uploaded, or removed. */
export function PicturePicker({
  id,
  name,
  shape,
  url,
  onChange,
  canRemove,
  describedBy,
  children,
}: {
  id: string;
  /** Says of which language a picture is, to those who do not see where the button stands. */
  name: string;
  shape: PictureShape;
  /** Empty while there is none. */
  url: string;
  onChange: (url: string) => void;
  canRemove: boolean;
  describedBy: string | undefined;
  children?: ReactNode;
}) {
  const words = useMessages().editing;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const { width, height } = PICTURE_SHAPES[shape];

  function choose(chosen: File | undefined) {
    if (chosen === undefined) return;
    // The list of files can be told to show others, too; an SVG would be shown to be cut.
    if (!PICTURE_TYPES.some((type) => type === chosen.type))
      notify({ tone: 'error', text: words.picture.unreadable });
    else if (chosen.size > MOST_PICTURE_BYTES) notify({ tone: 'error', text: words.picture.tooLarge });
    else setFile(chosen);
  }

  async function upload(chosen: File, focus: PictureFocus) {
    setBusy(true);
    try {
      onChange((await uploadPicture(chosen, shape, focus)).url);
      notify({ tone: 'success', text: words.picture.uploaded });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notifyCallError(error);
    } finally {
      setBusy(false);
      setFile(undefined);
    }
  }

  return (
    <div className={styles.picker}>
      {url === '' ? (
        <p className={styles.nothing} style={{ aspectRatio: `${width} / ${height}` }} data-shape={shape}>
          {words.picture.none}
        </p>
      ) : (
        <img
          className={styles.shown}
          src={url}
          alt=""
          style={{ aspectRatio: `${width} / ${height}` }}
          data-shape={shape}
        />
      )}
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join()}
        className={styles.file}
        tabIndex={-1}
        aria-label={`${words.picture.choose}: ${name}`}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button
          id={id}
          size="small"
          aria-label={`${url === '' ? words.picture.choose : words.picture.replace}: ${name}`}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {url === '' ? words.picture.choose : words.picture.replace}
        </Button>
        {canRemove && url !== '' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${words.picture.remove}: ${name}`}
            onClick={() => onChange('')}
          >
            {words.picture.remove}
          </Button>
        )}
        {children}
      </div>
      {file !== undefined && (
        <CropDialog
          file={file}
          shape={shape}
          isBusy={isBusy}
          onUse={(focus) => void upload(file, focus)}
          onUnreadable={() => {
            setFile(undefined);
            notify({ tone: 'error', text: words.picture.unreadable });
          }}
          onClose={() => setFile(undefined)}
        />
      )}
    </div>
  );
}
