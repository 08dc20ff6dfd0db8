import {
  cropOf,
  PICTURE_SHAPES,
  type PictureFocus,
  type PictureShape,
  type Size,
} from '@phial/domain/picture-shape';
import { Button } from '@phial/ui/button/button';
import { Dialog } from '@phial/ui/dialog/dialog';
import { useEffect, useId, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './picture.module.css';

/**
 * Shows what the server will cut a picture to, and lets the focus be moved.
 * @param onUse with the focus that was chosen
 */
export function CropDialog({
  file,
  shape,
  isBusy,
  onUse,
  onUnreadable,
  onClose,
}: {
  file: Blob;
  shape: PictureShape;
  isBusy: boolean;
  onUse: (focus: PictureFocus) => void;
  onUnreadable: () => void;
  onClose: () => void;
}) {
  const words = useMessages().editing;
  const [focus, setFocus] = useState<PictureFocus>({ x: 50, y: 50 });
  const [size, setSize] = useState<Size>();
  const url = useObjectUrl(file);
  const { width, height } = PICTURE_SHAPES[shape];
  const crop = size && cropOf(size, shape, focus);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      size="large"
      title={words.picture.cropTitle}
      actions={
        <>
          <Button onClick={onClose}>{words.editor.cancel}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => onUse(focus)}>
            {words.picture.use}
          </Button>
        </>
      }
    >
      <p>{words.picture.cropText}</p>
      {url !== undefined && (
        <img
          className={styles.crop}
          src={url}
          alt=""
          style={{ aspectRatio: `${width} / ${height}`, objectPosition: `${focus.x}% ${focus.y}%` }}
          data-tall={height > width || undefined}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onUnreadable}
        />
      )}
      {size && crop && crop.width < size.width - 1 && (
        <Slider
          label={words.picture.horizontal}
          value={focus.x}
          onChange={(x) => setFocus((before) => ({ ...before, x }))}
        />
      )}
      {size && crop && crop.height < size.height - 1 && (
        <Slider
          label={words.picture.vertical}
          value={focus.y}
          onChange={(y) => setFocus((before) => ({ ...before, y }))}
        />
      )}
    </Dialog>
  );
}

function Slider({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** An address of a file, for as long as it is shown. */
function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
