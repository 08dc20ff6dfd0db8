import type { DeskDay } from '@phial/contract/desk/desk';
import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './day-notes.module.css';

/** What was written down for the day, at all service points and at this one, and the way to write. */
export function DayNotes({ notes, onWrite }: { notes: DeskDay['notes']; onWrite: () => void }) {
  const words = useMessages().dayNotes;
  const language = useLanguage();
  const shown = [
    { title: words.ofAll, note: notes.ofAll },
    { title: words.ofPoint, note: notes.ofPoint },
  ].filter(({ note }) => note.text !== '');
  return (
    <div className={styles.notes} data-print="hide">
      <div role="status" className={styles.texts}>
        {shown.map(({ title, note }) => (
          <Notice key={title} tone="info" title={title}>
            <p className={styles.text}>{note.text}</p>
            {note.savedAt !== null && (
              <p className="fine-print">{words.saved(formatMoment(note.savedAt, language))}</p>
            )}
          </Notice>
        ))}
      </div>
      <Button size="small" icon={<Icon name="note" size={18} />} onClick={onWrite}>
        {shown.length === 0 ? words.write : words.change}
      </Button>
    </div>
  );
}
