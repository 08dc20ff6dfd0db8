import { Button } from '@phial/ui/button/button';
import { TextField } from '@phial/ui/text-field/text-field';
import { useId, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { Camera } from './camera.tsx';
import styles from './scan-dialog.module.css';

/** A QR code by keyboard scanner, as pasted text, or by the camera. */
export function ScanDialog({ onClose, onCode }: { onClose: () => void; onCode: (content: string) => void }) {
  const words = useMessages().desk.scanner;
  const id = useId();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [camera, setCamera] = useState(false);

  const onSubmit = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') onCode(text);
  };

  return (
    <FormDialog
      title={words.title}
      closeLabel={words.close}
      back={words.close}
      submit={words.submit}
      className={styles.form}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p>{words.lead}</p>
      <TextField
        id={`${id}-text`}
        label={words.paste}
        hint={words.pasteHint}
        value={text}
        onChange={setText}
        error={missing && text.trim() === '' ? words.needed : undefined}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      {camera ? (
        <>
          <Camera onCode={onCode} />
          <Button onClick={() => setCamera(false)}>{words.stop}</Button>
        </>
      ) : (
        <>
          <Button onClick={() => setCamera(true)}>{words.camera}</Button>
          <p className="fine-print">{words.cameraTip}</p>
        </>
      )}
    </FormDialog>
  );
}
