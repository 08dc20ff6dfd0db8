import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readHold, writeHold } from './hold-storage.ts';

/** What a browser's session storage does, for a test without a browser. */
class Storage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, text: string) => this.kept.set(key, text);
  removeItem = (key: string) => this.kept.delete(key);
}

let storage: Storage;

beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const RUNNING = {
  slot: { servPtId: 'SP01', servTime: '2026-11-24 10:30:00', type: 'ECG' as const },
  holdId: 'hold-a',
  endsAt: 1_000_000,
  extensionsLeft: 10,
};

describe('the clock kept for a reload', () => {
  it('is restored, and removed when cleared', () => {
    writeHold(RUNNING);
    expect(readHold()).toEqual({ ...RUNNING, left: false });
    writeHold(RUNNING, { left: true });
    expect(readHold()).toEqual({ ...RUNNING, left: true });
    writeHold(undefined);
    expect(readHold()).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  });

  it('ignores other data under its key', () => {
    for (const text of [
      '',
      'null',
      '[]',
      '{"slot":1}',
      '{"endsAt":1,"extensionsLeft":1,"slot":{"type":"xray"}}',
    ]) {
      storage.setItem('hold', text);
      expect(readHold()).toBeUndefined();
    }
  });

  it('works without browser storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    writeHold(RUNNING);
    expect(readHold()).toBeUndefined();
  });
});
