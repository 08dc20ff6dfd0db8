import { siteSettings } from '@phial/browser/site-settings';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import styles from './doctor-service.module.css';
import { asksForHome, FRAME_LANGUAGE, frameAddress, framePage } from './frame-pages.ts';
import { useFrameHeight } from './use-frame-height.ts';
import { useFrameModal } from './use-frame-modal.ts';

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
      if (origin === location.origin && asksForHome(data)) openPage.current('/?name=home&index=1');
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
