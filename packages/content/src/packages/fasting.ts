import type { LocalText } from '@phial/domain/language';

/**
 * Health checks, diabetes and cardiac panels; Heart Risk too, as missing advice may spoil a sample
 * (docs/rules/packages.md#fasting).
 */
export const FASTING: LocalText = {
  en: 'Fasting is needed: 9-12 hours preferred, 8 hours minimum. Water is allowed.',
  tw: '需要空腹：以 9 至 12 小時為佳，最少 8 小時。可以飲清水。',
  zh: '需要空腹：以 9 至 12 小时为佳，最少 8 小时。可以喝清水。',
};

export const MORNING_FASTING: LocalText = {
  en: '8 hours fasting and morning collection. Water is allowed.',
  tw: '需要空腹 8 小時，並於早上採樣。可以飲清水。',
  zh: '需要空腹 8 小时，并于早上采样。可以喝清水。',
};
