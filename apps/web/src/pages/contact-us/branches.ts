import { laboratory } from '@phial/browser/published/published-document';
import type { ContactBody } from '@phial/contract/content/page-bodies';
import type { Language, LocalText } from '@phial/domain/language';
import { type PhoneNumber, phoneNumber } from '@phial/domain/phone-number';

/** A tab of the contact page. What is not known is left out. */
export interface Branch {
  /** Stands in the address of the page. */
  readonly id: string;
  /** In the language on screen. */
  readonly name: string;
  readonly address: LocalText;
  readonly phone?: PhoneNumber | undefined;
  readonly fax?: PhoneNumber | undefined;
  /** Lines separated by a line feed. */
  readonly hours?: LocalText | undefined;
  /** Where its pin stands on the drawn map, in hundredths of width and height. */
  readonly pin?: { readonly x: number; readonly y: number } | undefined;
}

/** The head office as the laboratory's facts say, if they do, and the branches that staff have published. */
export function branchesOf(page: ContactBody | undefined, language: Language, headOffice: string): Branch[] {
  const { address, phone, fax, hours } = laboratory();
  const branches = (page?.branches ?? []).map(
    (branch): Branch => ({
      id: branch.code,
      name: branch.name[language],
      address: branch.address,
      phone: phoneNumber(branch.phone),
      fax: branch.fax === undefined ? undefined : phoneNumber(branch.fax),
      hours: branch.hours,
      pin: pinAt(branch.position),
    }),
  );
  if (address === undefined) return branches;
  const office = {
    id: 'office',
    name: headOffice,
    address,
    phone,
    fax,
    hours,
    pin: pinAt(page?.officePosition),
  };
  return [office, ...branches];
}

/** @param position percent from the left and from the top, `68.5, 44` */
function pinAt(position: string | undefined): Branch['pin'] {
  const [x, y] = position?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}
