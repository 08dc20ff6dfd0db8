import { expect, it } from 'vitest';
import { captchaStock } from './captcha-stock.ts';
import type { DrawnCaptcha } from './drawing/drawing-thread.ts';

/** A stock whose pictures are drawn when the test says so, numbered in the order they are drawn. */
function stockByHand() {
  const asked: { count: number; answer: PromiseWithResolvers<readonly DrawnCaptcha[]> }[] = [];
  let drawn = 0;
  const stock = captchaStock((count) => {
    const answer = Promise.withResolvers<readonly DrawnCaptcha[]>();
    asked.push({ count, answer });
    return answer.promise;
  });
  /** Draws what was asked for first. */
  async function draw() {
    const { count, answer } = asked.shift() ?? {};
    const pictures = Array.from({ length: count ?? 0 }, () => ({ answer: String(drawn++), img: '' }));
    answer?.resolve(pictures);
    await answer?.promise;
  }
  async function drawAll() {
    while (asked.length > 0) await draw();
  }
  return { stock, asked, draw, drawAll, drawn: () => drawn };
}

it('draws ahead until there is a stock, and no further', async () => {
  const { stock, drawAll, drawn } = stockByHand();
  stock.fill();
  await drawAll();
  expect(drawn()).toBe(96);
  stock.fill();
  await drawAll();
  expect(drawn()).toBe(96);
});

it('gives each picture out once, and draws others in their place', async () => {
  const { stock, drawAll, drawn } = stockByHand();
  const given: string[] = [];
  for (let turn = 0; turn < 10; turn++) {
    stock.fill();
    await drawAll();
    for (let taken = 0; taken < 50; taken++) given.push((await stock.take()).answer);
  }
  expect(new Set(given).size).toBe(500);
  await drawAll();
  expect(drawn()).toBeGreaterThanOrEqual(596);
});

it('has callers wait for the next pictures in the order they came', async () => {
  const { stock, draw, asked } = stockByHand();
  const given = Array.from({ length: 20 }, () => stock.take());
  expect(asked).toHaveLength(2);
  await draw();
  await draw();
  expect((await Promise.all(given)).map(({ answer }) => Number(answer))).toEqual([...Array(20).keys()]);
});

it('refuses whoever comes when too many wait, and serves those who do', async () => {
  const { stock, drawAll } = stockByHand();
  const waiting = Array.from({ length: 400 }, () => stock.take());
  await expect(stock.take()).rejects.toMatchObject({ code: 'busy', status: 503 });
  await drawAll();
  expect(new Set((await Promise.all(waiting)).map(({ answer }) => answer)).size).toBe(400);
  await stock.take();
});

it('fails those who wait when drawing does, and draws again for the next one', async () => {
  const { stock, asked, drawAll } = stockByHand();
  const waiting = [stock.take(), stock.take()];
  const failed = asked.splice(0);
  for (const { answer } of failed) answer.reject(new Error('the thread ended'));
  for (const taken of waiting) await expect(taken).rejects.toThrow('the thread ended');
  const next = stock.take();
  await drawAll();
  expect((await next).answer).toBe('0');
});
