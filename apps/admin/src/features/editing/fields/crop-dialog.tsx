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

const SLIDERS = [
  { axis: 'x', side: 'width', label: 'horizontal' },
  { axis: 'y', side: 'height', label: 'vertical' },
] as const;

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
  const id = useId();
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
      {SLIDERS.map(
        ({ axis, side, label }) =>
          // Where nothing is cut off there is nothing to choose.
          size &&
          crop &&
          crop[side] < size[side] - 1 && (
            <div key={axis} className={styles.slider}>
              <label htmlFor={`${id}-${axis}`}>{words.picture[label]}</label>
              <input
                id={`${id}-${axis}`}
                type="range"
                min={0}
                max={100}
                value={focus[axis]}
                onChange={(event) => setFocus({ ...focus, [axis]: Number(event.currentTarget.value) })}
              />
            </div>
          ),
      )}
    </Dialog>
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
