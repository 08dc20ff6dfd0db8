import type { ServicePointsByCity } from '@phial/contract/service-point';
import type { Dispatch } from 'react';
import type { HoldKeeper } from '../hold/hold-keeper.ts';
import type { HoldView } from '../hold/hold-ports.ts';
import type { JourneyAddress } from '../journey.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

/** What every step of the wizard gets. */
export interface StepProps {
  address: JourneyAddress;
  /** Shows a place in the journey; `replace` where only a choice on the same step changes. */
  go: (address: JourneyAddress, options?: { replace?: boolean }) => void;
  /** One step back, or out of the wizard. */
  back: () => void;
  state: WizardState;
  dispatch: Dispatch<WizardEvent>;
  places: Places;
  hold: HoldView;
  keeper: HoldKeeper;
}

/** The service points of the chosen type, and how their loading stands. */
export interface Places {
  points: ServicePointsByCity | undefined;
  loading: boolean;
  failed: boolean;
  reload: () => void;
}
