/*
 * The vectors of the requirements for the document number, as typed into the
 * two boxes: number, check character.
 */

export const VALID: readonly (readonly [number: string, check: string])[] = [
  ['A123456', '3'],
  ['C668668', '9'],
  ['G123456', 'A'],
  ['K000000', '0'],
  ['P000000', '4'],
  ['R322210', '0'],
  ['Y102030', '5'],
  ['AB987654', '3'],
  ['XA123456', '8'],
  ['WX123456', '9'],
  ['EC408625', '0'],
  ['MN246810', 'A'],
  // Lower case counts as upper case.
  ['g123456', 'a'],
];

export const INVALID: readonly (readonly [number: string, check: string])[] = [
  ['A123456', '4'],
  ['G123456', '0'],
  ['K000000', 'A'],
  ['A123456', '8'],
  ['AB987654', '0'],
  ['A213456', '3'],
  ['ABC12345', '6'],
  ['A12345', '6'],
  ['A123456', 'B'],
  ['1234567', '8'],
  ['A12B456', '3'],
  // An empty check box.
  ['A123456', ''],
];

/** The contents of both boxes after a paste, and whether the number is then valid. */
export const PASTES: readonly {
  readonly text: string;
  readonly boxes: readonly [number: string, check: string];
  readonly valid: boolean;
}[] = [
  { text: 'A123456', boxes: ['A123456', ''], valid: false },
  { text: 'A1234563', boxes: ['A123456', '3'], valid: true },
  { text: 'A123456(3)', boxes: ['A123456', '3'], valid: true },
  { text: 'a123456(3)', boxes: ['A123456', '3'], valid: true },
  { text: 'G123456A', boxes: ['G123456', 'A'], valid: true },
  { text: 'G123456(A)', boxes: ['G123456', 'A'], valid: true },
  { text: 'AB987654', boxes: ['AB987654', ''], valid: false },
  { text: 'AB9876543', boxes: ['AB987654', '3'], valid: true },
  { text: 'AB987654(3)', boxes: ['AB987654', '3'], valid: true },
  { text: 'MN246810(A)', boxes: ['MN246810', 'A'], valid: true },
  { text: 'A12345', boxes: ['A12345', ''], valid: false },
  { text: 'AB98765', boxes: ['AB98765', ''], valid: false },
  { text: 'A12345678', boxes: ['A12345678', ''], valid: false },
  { text: 'Ａ１２３４５６（３）', boxes: ['A123456', '3'], valid: true },
  { text: ' A123456 (3) ', boxes: ['A123456', '3'], valid: true },
];
