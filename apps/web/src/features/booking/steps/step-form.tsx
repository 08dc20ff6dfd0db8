import type { ServicePointsByCity } from '@phial/contract/booking/service-point';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import type { Dispatch, FocusEventHandler, FormEvent, ReactNode } from 'react';
import { useMessages } from '../../../language/language.ts';
import type { HoldView } from '../hold/hold.ts';
import type { HoldKeeper } from '../hold/hold-keeper.ts';
import type { JourneyAddress } from '../journey.ts';
import styles from './step-form.module.css';
import type { WizardEvent, WizardState } from './wizard-state.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  address: JourneyAddress;
  /** Shows a position in the journey; `replace` where only a choice on the same step changes. */
  go: (address: JourneyAddress, options?: { replace?: boolean }) => void;
  /** One step back, or out of the wizard. */
  back: () => void;
  state: WizardState;
  dispatch: Dispatch<WizardEvent>;
  servicePoints: LoadedServicePoints;
  hold: HoldView;
  keeper: HoldKeeper;
}

/** The service points of the chosen type, and how their loading stands. */
interface LoadedServicePoints {
  points: ServicePointsByCity | undefined;
  loading: boolean;
  failed: boolean;
  reload: () => void;
}

interface StepFormProps {
  onForward: () => void;
  onBack: () => void;
  /** Default `Next`. */
  forward?: string;
  /** For checks from outside. */
  testId?: string;
  busy?: boolean;
  /** Keeps the buttons at the foot of the window while the step is longer. */
  sticky?: boolean;
  /** What has been chosen so far, beside the buttons. */
  status?: ReactNode;
  /** Told when the focus leaves a control. */
  onBlur?: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/** A step as a form: Enter in a field goes forward, as the button does. */
export function StepForm({
  onForward,
  onBack,
  forward,
  testId,
  busy = false,
  sticky = false,
  status,
  onBlur,
  children,
}: StepFormProps) {
  const words = useMessages('booking').bookingWizard;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onForward();
  };
  return (
    <form onSubmit={submit} onBlur={onBlur} noValidate>
      {children}
      <div className={styles.actions} data-sticky={sticky || undefined}>
        <Button onClick={onBack}>{words.back}</Button>
        <span className={styles.status}>{status}</span>
        <Button type="submit" variant="primary" busy={busy} data-testid={testId}>
          {forward ?? words.next}
        </Button>
      </div>
    </form>
  );
}

interface MissingChoiceProps {
  id: string;
  /** Undefined where nothing is missing. */
  words: string | undefined;
  role?: 'alert';
}

/** What is still to be chosen, said where it is chosen; with the role `alert` it is read out at once. */
export function MissingChoice({ id, words, role }: MissingChoiceProps) {
  return (
    <p className={styles.missing} id={id} role={role}>
      {words && (
        <>
          <Icon name="error" size={18} />
          <span>{words}</span>
        </>
      )}
    </p>
  );
}
