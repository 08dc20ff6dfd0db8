import { type RefObject, useEffect } from 'react';

/**
 * Keeps a frame of this origin as high as what it shows, so that the window has the only scroll bar; and tells the
 * page inside, as `--frame-top` and `--frame-bottom` of its root, how much of it is out of sight above and below,
 * since its dialogs and messages belong where the reader looks. A frame of another origin keeps its height.
 * @param content the document that the frame has loaded
 */
export function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, content: Document | null): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null || content === null) return;
    const post = () => postVisibleArea(element);
    const observer = new ResizeObserver(() => {
      element.style.blockSize = `${Math.ceil(content.documentElement.getBoundingClientRect().height)}px`;
      post();
    });
    observer.observe(content.documentElement);
    window.addEventListener('scroll', post, { passive: true });
    window.addEventListener('resize', post);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', post);
      window.removeEventListener('resize', post);
    };
  }, [frame, content]);
}

function postVisibleArea(frame: HTMLIFrameElement): void {
  const style = frame.contentDocument?.documentElement.style;
  const { top, bottom } = frame.getBoundingClientRect();
  style?.setProperty('--frame-top', `${Math.max(0, Math.round(-top))}px`);
  style?.setProperty('--frame-bottom', `${Math.max(0, Math.round(bottom - window.innerHeight))}px`);
}
