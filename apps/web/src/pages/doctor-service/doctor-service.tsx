import { siteSettings } from '@phial/browser/site-settings';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import styles from './doctor-service.module.css';
import { FRAME_LANGUAGE, frameAddress, framePage, requestsHome } from './frame-pages.ts';

/**
 * `/doctorService`: the doctor area of the staff and doctor site in a frame. Who may see what is
 * that site's own affair. The two speak by messages: the language goes into the frame, `toHome` comes out of it.
 */
export function DoctorService() {
  const { params, open } = usePage();
  const language = useLanguage();
  const { pages, shell } = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const page = framePage(params.get('index'));

  /** The page of the frame that has loaded: until then there is nobody to receive a message. */
  const [loadedPage, setLoadedPage] = useState<string>();
  const isLoaded = loadedPage === page;
  /** What the frame shows, where it is of this origin. */
  const [content, setContent] = useState<Document | null>(null);
  useFrameHeight(frame, isLoaded ? content : null);
  const hasDialog = useFrameModal(frame, isLoaded ? content : null);
  const postLanguage = useCallback(() => {
    const message = { action: 'changeLanguage', language: FRAME_LANGUAGE[language] };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [language]);
  useEffect(() => {
    if (isLoaded) postLanguage();
  }, [isLoaded, postLanguage]);

  const openPage = useRef(open);
  useEffect(() => {
    openPage.current = open;
  });
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && requestsHome(data)) openPage.current('/?name=home&index=1');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return (
    <>
      <VisuallyHidden>
        <h1>{shell.titles.doctorService}</h1>
      </VisuallyHidden>
      <iframe
        // Another page is another frame: a frame that goes somewhere else adds a step to the browser's way back.
        key={page}
        ref={frame}
        className={styles.frame}
        data-dialog={hasDialog || undefined}
        src={frameAddress(siteSettings().adminSite, page)}
        title={pages.doctorService[page]}
        // The staff site writes to the clipboard and asks for the print of a request note.
        allow="clipboard-write"
        onLoad={() => {
          // A document that the frame opens later, after signing in for instance, needs the language as well.
          if (isLoaded) postLanguage();
          setLoadedPage(page);
          setContent(frame.current?.contentDocument ?? null);
        }}
      />
      {/* The dialog has the focus; a press beside the frame leaves it there. */}
      {hasDialog && (
        <div className={styles.dimmed} aria-hidden="true" onMouseDown={(event) => event.preventDefault()} />
      )}
    </>
  );
}

/**
 * Keeps a frame of this origin as high as what it shows, so that the window has the only scroll bar; and tells the
 * page inside, as `--frame-top` and `--frame-bottom` of its root, how much of it is out of sight above and below,
 * since its dialogs and messages belong where the reader looks. A frame of another origin keeps its height.
 * @param content the document that the frame has loaded
 */
function useFrameHeight(frame: RefObject<HTMLIFrameElement | null>, content: Document | null): void {
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

/**
 * Whether a modal dialog stands open in a frame of this origin. While one does, nothing of the page around the frame
 * can be reached, as nothing around the dialog can be in the frame itself.
 * @param content the document that the frame has loaded
 */
function useFrameModal(frame: RefObject<HTMLIFrameElement | null>, content: Document | null): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (content === null) return () => undefined;
      const observer = new MutationObserver(changed);
      observer.observe(content, { subtree: true, childList: true, attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [content],
  );
  const isModal = useSyncExternalStore(subscribe, () => content?.querySelector('dialog:modal') != null);
  useEffect(() => {
    if (isModal && frame.current !== null) return makeSurroundingsInert(frame.current);
  }, [frame, isModal]);
  return isModal;
}

/** @returns to be called to give them back */
function makeSurroundingsInert(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      // What is hidden from assistive technology holds nothing to reach; the dimmed ground takes the presses.
      if (other === inner || !(other instanceof HTMLElement) || other.inert || other.ariaHidden === 'true')
        continue;
      other.inert = true;
      changed.push(other);
    }
  }
  return () => {
    for (const other of changed) other.inert = false;
  };
}
