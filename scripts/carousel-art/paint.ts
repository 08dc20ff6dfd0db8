/** Gradients that the shapes paint with; every picture carries them once. */
export const PAINT = `
  <linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#D3E7F2" /><stop offset="0.6" stop-color="#ECF5F8" /><stop offset="1" stop-color="#FCF1DA" />
  </linearGradient>
  <linearGradient id="water" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#C4E2DD" /><stop offset="1" stop-color="#6FB3AF" />
  </linearGradient>
  <linearGradient id="mint" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="#F3FAF7" /><stop offset="1" stop-color="#CFE9DF" />
  </linearGradient>
  <linearGradient id="deep" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="#0B4650" /><stop offset="1" stop-color="#0C5F63" />
  </linearGradient>
  <radialGradient id="sun">
    <stop offset="0" stop-color="#FFFDF4" /><stop offset="0.3" stop-color="#FFF6DF" stop-opacity="0.85" /><stop offset="1" stop-color="#FFF3D6" stop-opacity="0" />
  </radialGradient>
  <radialGradient id="field">
    <stop offset="0" stop-color="#FFFFFF" /><stop offset="0.75" stop-color="#F4FAFB" /><stop offset="1" stop-color="#DCECF0" />
  </radialGradient>
  <radialGradient id="glow">
    <stop offset="0" stop-color="#7FD1BC" stop-opacity="0.5" /><stop offset="1" stop-color="#7FD1BC" stop-opacity="0" />
  </radialGradient>
  <linearGradient id="glass" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#FFFFFF" stop-opacity="0.9" /><stop offset="0.45" stop-color="#F1F9F8" stop-opacity="0.55" /><stop offset="1" stop-color="#A9CFD2" stop-opacity="0.65" />
  </linearGradient>
  <linearGradient id="liquid" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#8FDAC6" /><stop offset="1" stop-color="#3FA796" />
  </linearGradient>
  <linearGradient id="straw" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#F4D694" /><stop offset="1" stop-color="#D9A441" />
  </linearGradient>
  <linearGradient id="blood" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#C9453D" /><stop offset="1" stop-color="#8F1D17" />
  </linearGradient>`;

export type Liquid = 'liquid' | 'straw' | 'blood';
