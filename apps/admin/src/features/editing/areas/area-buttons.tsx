import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { useMessages } from '../../../language/language.ts';
import { ConfirmButton } from '../../../shell/confirm-button.tsx';

/** What can be done to a city or a district; its name stands in the names of the buttons. */
export function AreaButtons({
  id,
  name,
  removeText,
  isBusy,
  onEdit,
  onRemove,
}: {
  /** Of the button that edits, which takes the focus when its form closes. */
  id: string;
  name: string;
  /** What goes with it. */
  removeText: string;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const words = useMessages().areas;
  return (
    <ButtonRow gap="small">
      <Button size="small" id={id} aria-label={words.editOf(name)} onClick={onEdit}>
        {words.edit}
      </Button>
      <ConfirmButton
        label={words.remove}
        name={words.removeOf(name)}
        size="small"
        title={words.removeTitle(name)}
        text={removeText}
        keep={words.cancel}
        isBusy={isBusy}
        onConfirm={onRemove}
      />
    </ButtonRow>
  );
}
