import { formatCardTime } from '@phial/domain/hong-kong-time';
import { expect, type Locator } from '@playwright/test';
import type { SlotRef } from '../arrange/booking-api.ts';
import type { TestPerson } from '../arrange/person.ts';
import { ConfirmStep } from './confirm-step.ts';
import { openSite } from './open-site.ts';
import { PersonStep } from './person-step.ts';
import { ServicePointStep } from './service-point-step.ts';
import { SitePage, type Visit } from './site-page.ts';
import { TimeStep } from './time-step.ts';

/** The reserve wizard: its frame, and its four steps. */
export class Wizard extends SitePage {
  protected readonly screen = 'wizard';
  readonly servicePoint: ServicePointStep;
  readonly time: TimeStep;
  readonly person: PersonStep;
  readonly confirm: ConfirmStep;

  constructor(visit: Visit) {
    super(visit);
    this.servicePoint = new ServicePointStep(visit);
    this.time = new TimeStep(visit);
    this.person = new PersonStep(visit);
    this.confirm = new ConfirmStep(visit);
  }

  /** The steps indicator. */
  override get heading(): Locator {
    return this.root.getByRole('list', { name: this.words.bookingWizard.stepsLabel });
  }

  get currentStep(): Locator {
    return this.heading.getByRole('listitem').and(this.page.locator('[aria-current="step"]'));
  }

  /** The seconds the hold has left, shown from step 3 on. */
  get clock(): Locator {
    return this.root.getByRole('timer');
  }

  /** Waits for the answer to the hold, with which the seconds are counted afresh. */
  async expectHeld(): Promise<void> {
    await expect(this.clock).toBeVisible();
    await expect(this.root.getByText(this.words.bookingWizard.holding, { exact: true })).toHaveCount(0);
  }

  /** Opens a step by its address, with the slot chosen as far as the step needs it. */
  async openAt(step: 2 | 3, slot: SlotRef): Promise<void> {
    const params = new URLSearchParams({ index: '8', tab: 'reserve', step: String(step), type: slot.type });
    params.set('point', slot.servPtId);
    if (step === 3) params.set('time', formatCardTime(slot.servTime).replace(' ', 'T'));
    await openSite(this.page, `/#/grassrootReserve?${params}`);
    await expect(step === 2 ? this.time.heading : this.person.heading).toBeVisible();
  }

  /** Walks from the address of step 3 to step 4. */
  async reachConfirm(slot: SlotRef, person: TestPerson): Promise<void> {
    await this.openAt(3, slot);
    await this.person.fill(person);
    await this.next();
    await expect(this.confirm.heading).toBeVisible();
  }

  async next(): Promise<void> {
    await this.button(this.words.bookingWizard.next).click();
  }

  async back(): Promise<void> {
    await this.button(this.words.bookingWizard.back).click();
  }

  /** The control that leaves the wizard from any step. */
  async close(): Promise<void> {
    const { close, closeChange } = this.words.bookingWizard;
    await this.button(close).or(this.button(closeChange)).click();
  }
}
