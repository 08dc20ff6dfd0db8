import { notify } from '@phial/browser/notices/notices';
import { uploadPicture } from '@phial/contract/calls/pictures';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '@phial/contract/content/editing-picture';
import {
  isSharpEnough,
  PICTURE_SHAPES,
  type PictureFocus,
  type PictureShape,
  type Size,
} from '@phial/domain/picture-shape';
import { Button } from '@phial/ui/button/button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
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
  const { width, height } = PICTURE_SHAPES[shape];

  async function choose(chosen: File) {
    const problem = await problemOf(chosen);
    if (problem === undefined) setFile(chosen);
    else notify({ tone: 'error', text: problem });
  }

  /** What keeps a file from being used, before anybody cuts it. */
  async function problemOf(chosen: File): Promise<string | undefined> {
    // The file dialog can be set to show other files, too; an SVG would be shown to be cut.
    if (!PICTURE_TYPES.some((type) => type === chosen.type)) return words.picture.unreadable;
    if (chosen.size > MOST_PICTURE_BYTES) return words.picture.tooLarge;
    const size = await pictureSize(chosen);
    if (size === undefined) return words.picture.unreadable;
    return isSharpEnough(size, shape) ? undefined : words.picture.tooSmall(width, height);
  }

  const upload = useMutation({
    // The server cuts it to its shape.
    mutationFn: ({ chosen, focus }: { chosen: File; focus: PictureFocus }) =>
      send(uploadPicture, { body: chosen, query: { shape, ...focus } }),
    onSuccess: (picture) => {
      onChange(picture.url);
      notify({ tone: 'success', text: words.picture.uploaded });
    },
    onSettled: () => setFile(undefined),
  });

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
          const chosen = event.currentTarget.files?.[0];
          if (chosen !== undefined) void choose(chosen);
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
          isBusy={upload.isPending}
          onUse={(focus) => upload.mutate({ chosen: file, focus })}
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

/** How large a picture is in pixels, turned as its camera says; undefined where the browser cannot show it. */
async function pictureSize(file: Blob): Promise<Size | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
