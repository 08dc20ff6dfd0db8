import { PLEASE_ENQUIRE } from '@phial/content/packages/fixed-texts';
import { inReadingOrder } from '@phial/content/reading-order';
import { Link } from 'react-router';
import { useLanguage } from '../../../language/language.ts';

/** Stands where the catalogue has no value, and leads to those who know it. */
export function Enquire() {
  const [first, second] = inReadingOrder(PLEASE_ENQUIRE, useLanguage());
  return (
    <Link to="/contactUs?index=6-1">
      <span lang={first.lang}>{first.text}</span> / <span lang={second.lang}>{second.text}</span>
    </Link>
  );
}
