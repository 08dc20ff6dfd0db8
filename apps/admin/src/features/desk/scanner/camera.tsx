import { Notice } from '@phial/ui/notice/notice';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './scan-dialog.module.css';

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

/** Why there is no picture, or that there is one. */
type CameraState = 'starting' | 'looking' | 'denied' | 'missing' | 'insecure';

/** Between two looks at the picture, in milliseconds. */
const LOOK_MS = 200;

/**
 * Shows the camera in a video and looks for a QR code in it. The picture stays
 * in the page; the camera stops with the component.
 * @param onCode the content of the first code seen; nothing is looked for after it
 */
function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (content: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const found = useEffectEvent(onCode);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const start = async () => {
      // Browsers hide the camera from pages that did not come over HTTPS.
      if (!window.isSecureContext) return setState('insecure');
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const screen = video.current;
      if (isOver || screen === null) return stop(stream);
      screen.srcObject = stream;
      await screen.play();
      const read = await pictureReader();
      setState('looking');
      const look = async () => {
        const content = await read(screen);
        if (isOver) return;
        if (content) found(content);
        else timer = setTimeout(() => void look(), LOOK_MS);
      };
      await look();
    };

    start().catch((error: unknown) => {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isOver) setState(isDenied ? 'denied' : 'missing');
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
    };
  }, [video]);

  return state;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Of the Shape Detection API, which not every browser has and TypeScript does not know. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => BarcodeDetector) | undefined;
}

/** Reads the QR code a video shows at this moment; undefined where it shows none. */
type PictureReader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader, else one that is fetched only now. */
async function pictureReader(): Promise<PictureReader> {
  const Detector = globalThis.BarcodeDetector;
  if (Detector !== undefined) {
    const detector = new Detector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (pen === null || width === 0) return undefined;
    Object.assign(canvas, { width, height });
    pen.drawImage(video, 0, 0);
    try {
      return decodeQR(pen.getImageData(0, 0, width, height));
    } catch {
      // It says by an error that there is no code in the picture, or none that can be read.
      return undefined;
    }
  };
}
