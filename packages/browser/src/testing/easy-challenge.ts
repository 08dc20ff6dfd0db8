/** Solved by the first key that is tried. */
export const EASY_CHALLENGE = {
  parameters: {
    algorithm: 'SCRYPT',
    nonce: '00',
    salt: '00',
    cost: 2,
    memoryCost: 1,
    parallelism: 1,
    keyLength: 32,
    keyPrefix: '663b',
    data: { purpose: 'captcha', most: 1 },
  },
  signature: '00',
};
