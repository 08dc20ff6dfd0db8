import type { ServiceType } from '@phial/domain/booking/service-type';
import type { Locator } from '@playwright/test';
import { serviceName } from '../arrange/service-names.ts';
import { sampleNotice } from '../published.ts';
import { beginningWith } from '../words.ts';
import { SitePage } from './site-page.ts';

/** The choice of the service (tab `begin`). */
export class BookingBegin extends SitePage {
  protected readonly screen = 'choice of the service';

  override get heading(): Locator {
    return this.titled(sampleNotice('choose-service', this.visit.language).title);
  }

  choice(type: ServiceType): Locator {
    return this.root.getByRole('button', { name: beginningWith(serviceName(type, this.visit.language)) });
  }

  /** Opens the wizard with this service. */
  async choose(type: ServiceType): Promise<void> {
    await this.choice(type).click();
  }

  async back(): Promise<void> {
    await this.button(this.words.bookingDesk.begin.back).click();
  }
}
