import type { ServicePoint } from '@phial/contract/booking/service-point';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { localised } from '@phial/domain/language';
import { expect, type Locator } from '@playwright/test';
import { serviceName } from '../arrange/service-names.ts';
import { beginningWith } from '../words.ts';
import { SitePage } from './site-page.ts';

/** Step 1: the service and the service point. */
export class ServicePointStep extends SitePage {
  protected readonly screen = 'step 1';

  override get heading(): Locator {
    return this.titled(this.words.bookingWizard.servicePointTitle);
  }

  override async expectOpen(): Promise<void> {
    await expect(this.points.first()).toBeVisible();
    await super.expectOpen();
  }

  service(type: ServiceType): Locator {
    return this.root
      .getByRole('group', { name: this.words.bookingWizard.typeLegend, exact: true })
      .getByRole('radio', { name: beginningWith(serviceName(type, this.visit.language)) });
  }

  async chooseService(type: ServiceType): Promise<void> {
    await this.service(type).check();
    await expect(this.points.first()).toBeVisible();
  }

  /** The cities, which open and close. */
  get cities(): Locator {
    return this.#pointsPart.getByRole('heading', { level: 2 });
  }

  /** Shows all that is known of every point, which is folded at first. */
  get showDetails(): Locator {
    return this.button(this.words.bookingWizard.showDetails);
  }

  /** What the points are sorted by. */
  get order(): Locator {
    return this.root.getByRole('combobox', { name: this.words.bookingWizard.orderLabel, exact: true });
  }

  /** All service points of the open cities. */
  get points(): Locator {
    return this.#pointsPart.getByRole('radio');
  }

  point(point: ServicePoint): Locator {
    return this.#pointsPart.getByRole('radio', { name: this.#nameOf(point), exact: true });
  }

  get chosen(): Locator {
    return this.#pointsPart.getByRole('radio', { checked: true });
  }

  /** Everything that stands on the card of a point. */
  card(point: ServicePoint): Locator {
    const radio = this.page.getByRole('radio', { name: this.#nameOf(point), exact: true });
    return this.#pointsPart.locator('label').filter({ has: radio });
  }

  async choose(point: ServicePoint): Promise<void> {
    await this.point(point).check();
  }

  mapLink(point: ServicePoint): Locator {
    return this.root.getByRole('link', {
      name: `${this.words.bookingWizard.map} ${this.words.bookingWizard.mapOf(this.#nameOf(point))}`,
      exact: true,
    });
  }

  get #pointsPart(): Locator {
    return this.root.getByRole('group', { name: this.words.bookingWizard.pointsLegend, exact: true });
  }

  #nameOf(point: ServicePoint): string {
    return localised(point, 'servPt', this.visit.language);
  }
}
