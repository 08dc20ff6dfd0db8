/* Things of the booking desk. Each stands on y = 0 with its middle at x = 0. */

/** A month sheet; the chosen day carries the level line. */
export function calendar(): string {
  const cell = 40;
  const gap = 8;
  const left = -((cell + gap) * 7 - gap) / 2;
  const days = Array.from({ length: 33 }, (_, number) => {
    const place = number + 2;
    const x = left + (place % 7) * (cell + gap);
    const y = -290 + Math.floor(place / 7) * (cell + gap);
    const rest = place % 7 === 6;
    return number === 16
      ? `<rect x="${x - 4}" y="${y - 4}" width="${cell + 8}" height="${cell + 8}" rx="9" fill="#0E6E6E" />
         <path d="M${x + 9} ${y + 16}l8 9 15-18" fill="none" stroke="#FFF" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" />
         <path d="M${x + 4} ${y + cell}h${cell - 8}" stroke="#7FD1BC" stroke-width="4" stroke-linecap="round" />`
      : `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" rx="7" fill="${rest ? '#F6E3DE' : '#DDEEE9'}" />`;
  }).join('');
  const rings = [-120, -60, 0, 60, 120]
    .map((x) => `<path d="M${x} -402v28" stroke="#B4C9C9" stroke-width="8" stroke-linecap="round" />`)
    .join('');
  return `
    <rect x="-196" y="-388" width="392" height="388" rx="14" fill="#FFFDF8" stroke="#B7CFCF" stroke-width="2" />
    <path d="M-182 -388h364a14 14 0 0 1 14 14v54h-392v-54a14 14 0 0 1 14-14z" fill="#0E6E6E" />
    ${rings}
    <path d="M-54 -346h108" stroke="#FFF" stroke-width="9" stroke-linecap="round" />
    <path d="M-164 -346l-10 9 10 9M164 -346l10 9-10 9" transform="translate(0 -9)" fill="none" stroke="#BFE6DC" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" />
    ${days}`;
}

/** A doctor's request note: printed head, ticked tests, signature. */
export function requestNote(): string {
  const rows = [0, 1, 2, 3]
    .map((row) => {
      const y = -188 + row * 34;
      const ticked = row !== 2;
      return `
        <rect x="-76" y="${y}" width="20" height="20" rx="4" fill="${ticked ? '#E4F3EE' : '#FFF'}" stroke="${ticked ? '#0E6E6E' : '#9DB5B5'}" stroke-width="2.5" />
        ${ticked ? `<path d="M-71 ${y + 10}l4 5 8-10" fill="none" stroke="#0E6E6E" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" />` : ''}
        <path d="M-42 ${y + 10}h${[92, 70, 104, 58][row]}" stroke="#B4C9C9" stroke-width="7" stroke-linecap="round" />`;
    })
    .join('');
  return `
    <path d="M-92 -300h140l48 48v244a8 8 0 0 1 -8 8h-180a8 8 0 0 1 -8 -8v-284a8 8 0 0 1 8 -8z" fill="#FFFDF8" stroke="#B7CFCF" stroke-width="2" />
    <path d="M48 -300l48 48h-40a8 8 0 0 1 -8 -8z" fill="#D5E7E4" />
    <path d="M-92 -300h140v38h-148v-30a8 8 0 0 1 8 -8z" fill="#0B4650" />
    <path d="M-72 -291v20M-82 -281h20" stroke="#FFF" stroke-width="5" stroke-linecap="round" />
    <path d="M-42 -281h64" stroke="#8FCFC4" stroke-width="7" stroke-linecap="round" />
    <path d="M-76 -236h110M-76 -216h74" stroke="#B4C9C9" stroke-width="7" stroke-linecap="round" />
    ${rows}
    <path d="M-76 -22h84" stroke="#C4D6D5" stroke-width="2.5" stroke-linecap="round" />
    <path d="M-68 -30c6-18 14-22 16-12s2 12 8 0 10-14 14-4 6 10 12-2 10-8 18-6" fill="none" stroke="#0B4650" stroke-width="3.5" stroke-linecap="round" />
    <circle cx="60" cy="-34" r="24" fill="none" stroke="#D9655A" stroke-opacity="0.8" stroke-width="4" />
    <path d="M46 -34h8l5-10 6 19 5-9h6" fill="none" stroke="#D9655A" stroke-opacity="0.8" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round" />`;
}

/** A framed certificate with its seal; `number` stands in it. */
export function certificate(number: string): string {
  return `
    <rect x="-150" y="-404" width="300" height="404" rx="10" fill="#C99A4B" />
    <rect x="-138" y="-392" width="276" height="380" rx="4" fill="#FFFDF8" />
    <rect x="-124" y="-378" width="248" height="352" rx="2" fill="none" stroke="#0E6E6E" stroke-width="2.5" />
    <rect x="-118" y="-372" width="236" height="340" rx="2" fill="none" stroke="#BFE0D8" stroke-width="2" />
    <path d="M-22 -342v34a22 22 0 0 0 44 0v-34z" fill="#E4F3EE" />
    <path d="M-22 -320v12a22 22 0 0 0 44 0v-12z" fill="url(#liquid)" />
    <path d="M-22 -342v34a22 22 0 0 0 44 0v-34M-29 -342h58" fill="none" stroke="#0B4650" stroke-width="4" stroke-linecap="round" />
    <path d="M-84 -258h168" stroke="#0B4650" stroke-width="9" stroke-linecap="round" />
    <path d="M-64 -234h128" stroke="#B4C9C9" stroke-width="6" stroke-linecap="round" />
    <text y="-168" text-anchor="middle" font-family="Liberation Sans, Arial, sans-serif" font-weight="700" font-size="56" fill="#0B4650">${number}</text>
    <path d="M-96 -142h192M-96 -124h164M-96 -106h180" stroke="#D5E2E2" stroke-width="6" stroke-linecap="round" />
    <path d="M-92 -58h76" stroke="#C4D6D5" stroke-width="2.5" stroke-linecap="round" />
    <path d="M-86 -64c6-16 12-20 15-10s2 10 8 0 8-12 12-4 6 8 14-4" fill="none" stroke="#0B4650" stroke-width="3" stroke-linecap="round" />
    <path d="M52 -62l-12 48 22-10 12 18 8-56zM84 -62l14 46-24-8" fill="#0E6E6E" />
    <circle cx="70" cy="-74" r="34" fill="#E0A04A" />
    <circle cx="70" cy="-74" r="26" fill="none" stroke="#FFF4DF" stroke-width="3" />
    <path d="M57 -75l9 10 17-20" fill="none" stroke="#FFF" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" />`;
}
