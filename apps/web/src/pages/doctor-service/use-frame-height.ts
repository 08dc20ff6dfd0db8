import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a frame of this origin as high as what it shows, so that the window has the only scroll bar; and tells the
 * page inside, as `--frame-top` and `--frame-bottom` of its root, how much of it is out of sight above and below,
 * since its dialogs and messages belong where the reader looks. A frame of another origin keeps its height.
 * @returns to be called whenever the frame has loaded
 */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const observer = useRef<ResizeObserver>(undefined);

  useEffect(() => {
    const tell = () => {
      if (frame.current !== null) tellSight(frame.current);
    };
    window.addEventListener('scroll', tell, { passive: true });
    window.addEventListener('resize', tell);
    return () => {
      observer.current?.disconnect();
      window.removeEventListener('scroll', tell);
      window.removeEventListener('resize', tell);
    };
  }, [frame]);

  return () => {
    observer.current?.disconnect();
    const element = frame.current;
    const content = element?.contentDocument?.documentElement;
    if (!element || !content) return;
    observer.current = new ResizeObserver(() => {
      element.style.blockSize = `${Math.ceil(content.getBoundingClientRect().height)}px`;
      tellSight(element);
    });
    observer.current.observe(content);
  };
}

function tellSight(frame: HTMLIFrameElement): void {
  const style = frame.contentDocument?.documentElement.style;
  const { top, bottom } = frame.getBoundingClientRect();
  style?.setProperty('--frame-top', `${Math.max(0, Math.round(-top))}px`);
  style?.setProperty('--frame-bottom', `${Math.max(0, Math.round(bottom - window.innerHeight))}px`);
}
