import type { Messages } from '@phial/content/messages/messages';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { TermsLink } from '../../../fields/terms-link.tsx';

interface AgreementBoxProps {
  id: string;
  label: string;
  /** Words of the button that opens the text. */
  read: string;
  text: Messages['terms']['service'];
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}

/** A box to tick, and beside it the text it stands for. */
export function AgreementBox({ read, text, ...box }: AgreementBoxProps) {
  return <Checkbox {...box} extra={<TermsLink read={read} text={text} />} />;
}
