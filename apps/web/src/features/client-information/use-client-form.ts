import { notify } from '@phial/browser/notices/notices';
import { CallError } from '@phial/client/call-error';
import { issueClientInformationCode } from '@phial/contract/calls/on-site';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../api-client/client.ts';
import { type StandingRefusal, standingRefusal } from '../../api-client/error-notices.ts';
import { currentMessages, useLanguage } from '../../language/language.ts';
import { type IssuedCode, loadQrEncoder } from './code/issued-code.ts';
import { type ClientDraft, currentDraft, editDraft, useDraft } from './subscribe-params.ts';
import { type FormErrors, toRequest, validateDraft } from './typed-form.ts';

/**
 * The form's behaviour: errors are shown at the first attempt and then as they
 * come and go; sent once at a time; everything is kept when the server refuses.
 */
export function useClientForm(onCode: (code: IssuedCode) => void) {
  const language = useLanguage();
  const draft = useDraft();
  const [attempt, setAttempt] = useState<{ count: number; errors: FormErrors }>({ count: 0, errors: {} });
  const [refreshCount, setRefreshCount] = useState(0);
  const [busy, setBusy] = useState(false);
  // A second press comes before the state of the first has been rendered.
  const underWay = useRef(false);
  const [refusal, setRefusal] = useState<StandingRefusal>();

  // On its way before the visitor has finished: the code shows as soon as the server has answered.
  useEffect(() => void loadQrEncoder().catch(() => undefined), []);

  const requestCode = async () => {
    try {
      // First, as the captcha is spent by the call: without the encoder there would be nothing to show for it.
      const encode = await loadQrEncoder();
      const sentAt = Date.now();
      const body = toRequest(currentDraft(), language);
      const { token, secondsLeft } = await send(issueClientInformationCode, { body });
      onCode({ picture: encode(token), endsAt: sentAt + secondsLeft * 1000 });
      editDraft({ code: '', captchaId: '' });
    } catch (error) {
      if (!(error instanceof CallError))
        notify({ tone: 'error', text: () => currentMessages().errors.client.connectionAbnormal });
      setRefusal(standingRefusal(error));
      setRefreshCount((count) => count + 1);
    }
  };

  const submit = async () => {
    if (underWay.current) return;
    const errors = validateDraft(draft, new Date());
    setRefusal(undefined);
    setAttempt(({ count }) => ({ count: count + 1, errors }));
    if (Object.keys(errors).length > 0) return;
    underWay.current = true;
    setBusy(true);
    await requestCode();
    underWay.current = false;
    setBusy(false);
  };

  const errors = attempt.count > 0 ? shownErrors(attempt.errors, draft) : {};
  return { draft, errors, attempt: attempt.count, refusal, busy, refreshCount, submit };
}

/** What is wrong now. The box of the captcha, which an attempt empties, counts only where that attempt missed it. */
function shownErrors(found: FormErrors, draft: ClientDraft): FormErrors {
  const { captcha, ...errors } = validateDraft(draft, new Date());
  return { ...errors, ...(captcha && found.captcha && { captcha }) };
}
