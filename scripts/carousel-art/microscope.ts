/** A microscope that stands on y = 0 with its foot's middle at x = 0, 400 high; it looks to the left. */
export function microscope(): string {
  return `
    <path d="M-120 0v-14a16 16 0 0 1 16 -16h224a20 20 0 0 1 20 20v10z" fill="#0B4650" />
    <path d="M-104 -30h224a20 20 0 0 1 19 14h-258a16 16 0 0 1 15 -14z" fill="#14606A" />
    <path d="M64 -30c70-40 92-110 74-180-12-46-42-80-84-100l-26 44c34 16 54 40 62 74 10 44-4 92-54 128v34z" fill="#0E6E6E" />
    <path d="M138 -210c-12-46-42-80-84-100l-8 14c40 20 68 52 80 96 14 60-2 118-50 158l14 10c52-40 62-116 48-178z" fill="#0A5757" />
    <circle cx="98" cy="-120" r="24" fill="#0B4650" />
    <circle cx="98" cy="-120" r="13" fill="#7FD1BC" />
    <rect x="-112" y="-118" width="184" height="18" rx="6" fill="#0B4650" />
    <rect x="-96" y="-124" width="96" height="7" rx="2" fill="#D9F0F2" />
    <path d="M-66 -124h34" stroke="#C9453D" stroke-width="7" stroke-linecap="round" />
    <path d="M-70 -100h46l8 26h-62z" fill="#14606A" />
    <rect x="-78" y="-74" width="62" height="10" rx="4" fill="#0B4650" />
    <circle cx="-47" cy="-46" r="17" fill="#F6D7A1" />
    <circle cx="-47" cy="-46" r="10" fill="#FFF6DF" />
    <g transform="translate(-46 -206) rotate(0)">
      <path d="M-14 76h28l-5 -34h-18z" fill="#C4D6D5" />
      <path d="M-16 42h32v-26h-32z" fill="#E0A04A" />
      <path d="M-38 16h22l-10 34 -20 -7z" fill="#8FAEB2" />
      <path d="M38 16h-22l9 28 18 -6z" fill="#8FAEB2" />
      <path d="M-44 18a44 24 0 0 1 88 0z" fill="#0B4650" />
      <path d="M-22 -4h44v-104h-44z" fill="#F4FAFB" />
      <path d="M4 -4h18v-104h-18z" fill="#C9DCDD" />
      <path d="M-22 -34h44" stroke="#0E6E6E" stroke-width="7" />
      <path d="M22 -62l76 -30 12 34 -88 30z" fill="#0E6E6E" />
      <path d="M-26 -108h52v-16h-52z" fill="#0B4650" />
      <path d="M-17 -124h34l-4 -54h-26z" fill="#14606A" />
      <path d="M-21 -178h42v-16a6 6 0 0 0 -6 -6h-30a6 6 0 0 0 -6 6z" fill="#0B4650" />
      <path d="M-12 -96v54" stroke="#FFF" stroke-width="5" stroke-linecap="round" />
    </g>`;
}

/** What the eyepiece shows, as a round field: red cells, two white ones, platelets. */
export function cells(radius: number): string {
  const red: readonly (readonly [number, number, number])[] = [
    [-0.52, -0.5, 0.15],
    [-0.1, -0.66, 0.14],
    [0.42, -0.56, 0.15],
    [-0.72, -0.02, 0.14],
    [0.66, -0.1, 0.15],
    [-0.34, 0.06, 0.15],
    [0.12, -0.28, 0.15],
    [-0.5, 0.5, 0.15],
    [0.02, 0.68, 0.14],
    [0.56, 0.46, 0.15],
    [0.3, 0.16, 0.14],
  ];
  const white: readonly (readonly [number, number])[] = [
    [-0.02, 0.34],
    [-0.3, -0.3],
  ];
  const px = (part: number) => Math.round(part * radius * 10) / 10;
  return `
    <circle r="${radius + 14}" fill="#0B4650" />
    <circle r="${radius}" fill="url(#field)" />
    ${red
      .map(
        ([x, y, r]) =>
          `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="#D9655A" fill-opacity="0.85" /><circle cx="${px(x)}" cy="${px(y)}" r="${px(r * 0.45)}" fill="#F0B1A8" fill-opacity="0.9" />`,
      )
      .join('')}
    ${white
      .map(
        ([x, y]) => `
        <circle cx="${px(x)}" cy="${px(y)}" r="${px(0.2)}" fill="#CFE3F2" stroke="#9CBFD8" stroke-width="2" />
        <path transform="translate(${px(x)} ${px(y)}) scale(${px(0.01)})" d="M-9 -4a7 7 0 0 1 12 -5 6 6 0 0 1 6 9 6 6 0 0 1 -9 6 7 7 0 0 1 -9 -10z" fill="#6C5B9E" />`,
      )
      .join('')}
    ${[
      [0.36, -0.22],
      [-0.62, 0.26],
      [0.24, 0.42],
      [-0.18, 0.14],
    ]
      .map(([x = 0, y = 0]) => `<circle cx="${px(x)}" cy="${px(y)}" r="${px(0.03)}" fill="#8E7CB8" />`)
      .join('')}
    <circle r="${radius}" fill="none" stroke="#7FD1BC" stroke-width="4" />
    <path d="M${-radius * 0.8} ${-radius * 0.4}A${radius * 0.9} ${radius * 0.9} 0 0 1 ${-radius * 0.25} ${-radius * 0.86}" fill="none" stroke="#FFF" stroke-width="8" stroke-linecap="round" stroke-opacity="0.8" />`;
}
