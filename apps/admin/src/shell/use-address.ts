import { useSearchParams } from 'react-router';

/**
 * The parameters of the address, and the way to change some of them without a step in the browser's history; an empty
 * value takes one away.
 */
export function useAddress(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes)) {
          if (value === '') after.delete(key);
          else after.set(key, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params, change];
}
