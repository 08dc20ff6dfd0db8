import { Notice } from '@phial/ui/notice/notice';
import type { StandingRefusal } from '../api-client/error-notices.ts';

/** Why the server did not take a form, until the next attempt. The toast has said it aloud. */
export function RefusalNotice({ refusal }: { refusal: StandingRefusal | undefined }) {
  if (refusal?.at !== 'form') return null;
  return (
    <Notice tone="error">
      <p>{refusal.text()}</p>
    </Notice>
  );
}

/** The words at the captcha after it was refused, until the next one is being typed. */
export function captchaRefusal(refusal: StandingRefusal | undefined, typed: string): string | undefined {
  return refusal?.at === 'captcha' && typed === '' ? refusal.text() : undefined;
}
