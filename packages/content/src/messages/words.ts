/**
 * The shape of a catalogue in another language: the same keys, any words, the
 * same parameters. A missing key, a missing translation and a missing
 * parameter are all type errors.
 */
export type Words<Source> = Source extends string
  ? string
  : Source extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : { readonly [Key in keyof Source]: Words<Source[Key]> };
