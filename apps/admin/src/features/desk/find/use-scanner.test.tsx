import { generateReservationCode } from '@phial/domain/booking/reservation-code';
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScanner } from './use-scanner.ts';

const CODE = generateReservationCode((count) => new Uint8Array(count).fill(7));
const TOKEN = `k1.${'Ab-_'.repeat(30)}`;

afterEach(cleanup);

function Desk({ onScan, dialog }: { onScan: (text: string) => void; dialog: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useScanner(box, onScan);
  return (
    <>
      <input ref={box} aria-label="search" />
      <button type="button">Print</button>
      {dialog && (
        <dialog open>
          <input aria-label="name" />
          <input type="checkbox" aria-label="seen" />
        </dialog>
      )}
    </>
  );
}

/** Sends a text and Enter to the element of that name, as quickly as a scanner. @returns whether Enter went on to it */
function scanAt(name: string, text: string): boolean {
  const target = screen.getByLabelText(name);
  target.focus();
  const press = (key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  for (const key of text) press(key);
  return press('Enter');
}

test.each([
  ['a tick box', 'seen', CODE],
  ['a text box', 'name', CODE],
  ['a text box', 'name', TOKEN],
])('above a dialog a scan at %s is handed over, and its Enter with it', (_, name, content) => {
  const onScan = vi.fn();
  render(<Desk onScan={onScan} dialog />);
  expect(scanAt(name, content)).toBe(false);
  expect(onScan.mock.calls).toEqual([[content]]);
});

test('a name that is typed quickly stays in its box', () => {
  const onScan = vi.fn();
  render(<Desk onScan={onScan} dialog />);
  expect(scanAt('name', 'Chan Tai Man')).toBe(true);
  expect(onScan).not.toHaveBeenCalled();
});

test('the search box sends off its content itself, and gets what is typed beside it', () => {
  const onScan = vi.fn();
  render(<Desk onScan={onScan} dialog={false} />);
  expect(scanAt('search', CODE)).toBe(true);
  expect(onScan).not.toHaveBeenCalled();
  screen.getByText('Print').focus();
  screen.getByText('Print').dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
  expect(document.activeElement).toBe(screen.getByLabelText('search'));
});
