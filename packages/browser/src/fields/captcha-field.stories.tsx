import { useState } from 'react';
import { type CaptchaCalls, CaptchaField, type CaptchaWords } from './captcha-field.tsx';

const WORDS: CaptchaWords = {
  label: 'Verification code',
  picture: 'Picture of a code of four letters or digits.',
  refresh: 'New picture',
  loading: 'Loading the picture',
  failed: 'The picture could not be loaded.',
  retry: 'Try again',
  renewed: 'This is a new picture. Please type the code it shows.',
  without: 'Continue without the picture',
  working: 'Your device is doing a short check in place of the picture.',
  progress: 'Progress of the check',
  cancel: 'Use the picture instead',
  earned: 'Done. The code has been filled in for you.',
  notEarned: 'The check could not be finished.',
  filledIn: 'Filled in for you',
};

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#e4f3ee"/><text x="60" y="29" text-anchor="middle" font-size="26" letter-spacing="6">K7QM</text></svg>',
)}`;

const earnAnswer = () => new Promise<never>(() => undefined);
const READABLE: CaptchaCalls = { earnAnswer, fetchCaptcha: async () => ({ uuid: '1', img: PICTURE }) };
const OFFLINE: CaptchaCalls = { earnAnswer, fetchCaptcha: () => Promise.reject(new Error('offline')) };

function Field({ calls, error }: { calls: CaptchaCalls; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <CaptchaField
      id="captcha"
      value={value}
      onChange={setValue}
      onUuid={() => undefined}
      refreshCount={0}
      error={error}
      words={WORDS}
      help="Can’t read the picture? Call 0000 8220."
      calls={calls}
    />
  );
}

export function Readable() {
  return <Field calls={READABLE} />;
}

export function Invalid() {
  return <Field calls={READABLE} error="Enter the verification code" />;
}

export function NotLoaded() {
  return <Field calls={OFFLINE} />;
}
