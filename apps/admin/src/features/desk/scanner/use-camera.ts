import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { pictureReader } from './read-picture.ts';

/** Why there is no picture, or that there is one. */
export type CameraState = 'starting' | 'looking' | 'denied' | 'missing' | 'insecure';

/** Between two looks at the picture, in milliseconds. */
const LOOK_MS = 200;

/**
 * Shows the camera in a video and looks for a QR code in it. The picture stays
 * in the page; the camera stops with the component.
 * @param onCode the content of the first code seen; nothing is looked for after it
 */
export function useCamera(
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
