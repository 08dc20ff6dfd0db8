import { Notice } from '@phial/ui/notice/notice';
import { useRef } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './scan-dialog.module.css';
import { useCamera } from './use-camera.ts';

/** What the camera sees, until it has seen a code. */
export function Camera({ onCode }: { onCode: (content: string) => void }) {
  const words = useMessages().desk.scanner;
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onCode);
  const works = state === 'starting' || state === 'looking';
  return (
    <div className={styles.camera}>
      {works && <video ref={video} className={styles.video} muted playsInline aria-label={words.picture} />}
      <div role="status">
        {works ? <p>{words[state]}</p> : <Notice tone="warning" title={words[state]} />}
      </div>
    </div>
  );
}
