/**
 * The subjects of a laboratory, on a 32px grid. Strokes; a `dot` class is filled, a `tint` class faintly: it
 * stands at the level that all vessels of the brand share.
 */
export const SUBJECT_SHAPES = {
  biochemistry: (
    <>
      <path className="tint" d="M10.2 19h11.6l4 6.4a1.9 1.9 0 0 1-1.6 2.9H7.8a1.9 1.9 0 0 1-1.6-2.9z" />
      <path d="M13 4v9.8L6.2 25.4a1.9 1.9 0 0 0 1.6 2.9h16.4a1.9 1.9 0 0 0 1.6-2.9L19 13.8V4M11 4h10M10.2 19h11.6" />
      <circle className="dot" cx="13.6" cy="23.6" r="1.2" />
      <circle className="dot" cx="18.2" cy="22" r="0.9" />
      <circle className="dot" cx="18.8" cy="25.4" r="1.2" />
    </>
  ),
  haematology: (
    <>
      <path className="tint" d="M7.4 18.6a8.6 8.6 0 1 0 17.2 0z" />
      <path d="M16 3.5c5.5 6.2 8.6 10.8 8.6 15.1a8.6 8.6 0 0 1-17.2 0c0-4.3 3.1-8.9 8.6-15.1z" />
      <ellipse cx="13.6" cy="21" rx="3" ry="2" />
      <ellipse cx="18.9" cy="17.2" rx="2.7" ry="1.8" />
    </>
  ),
  coagulation: (
    <>
      <circle className="tint" cx="16" cy="16" r="12" />
      <circle cx="16" cy="16" r="12" />
      <path d="M5.5 10.2c7 .4 13.5 3.8 19 13.8M4.3 18.5c5.5.3 10.3 2.6 14.2 9.2M10 5.6c8 1.4 13.7 5.4 17.4 14.2M26.5 10.2c-6 .6-13.8 5.4-17 15.5M20 4.7C13.5 6.5 7 11.5 4.6 20" />
      <circle className="dot" cx="12.2" cy="12.4" r="1.9" />
      <circle className="dot" cx="20.6" cy="17.2" r="2.2" />
      <circle className="dot" cx="13.6" cy="20.8" r="1.7" />
    </>
  ),
  immunology: (
    <>
      <path d="M14.3 28V16.5L7 9.2M17.7 28V16.5L25 9.2M14.3 22h3.4" />
      <path d="M3.8 12.4 10.2 18.8M28.2 12.4 21.8 18.8" />
      <circle className="tint" cx="5" cy="6.4" r="3.6" />
      <circle cx="5" cy="6.4" r="3.6" />
      <circle className="tint" cx="27" cy="6.4" r="3.6" />
      <circle cx="27" cy="6.4" r="3.6" />
    </>
  ),
  endocrinology: (
    <>
      <path className="tint" d="m9 11.5 5 2.9v5.7L9 23l-5-2.9v-5.7z" />
      <path d="m9 11.5 5 2.9v5.7L9 23l-5-2.9v-5.7zM14 14.4l5-2.9 5 2.9v5.7L19 23l-5-2.9M19 11.5V5.8l4.6-1.5L27 8.8l-3 5.6M24 20.1l3.5 2" />
      <circle className="dot" cx="28" cy="22.5" r="1.5" />
      <path d="M6.3 18.7v-2.9" />
    </>
  ),
  'tumour-markers': (
    <>
      <path
        className="tint"
        d="M16 4c-3.4 0-5.2 2-5.2 4.7 0 1.8.8 3.5 2 5.5L16 19l3.2-4.8c1.2-2 2-3.7 2-5.5C21.2 6 19.4 4 16 4z"
      />
      <path d="M12.8 14.2c-1.2-2-2-3.7-2-5.5C10.8 6 12.6 4 16 4s5.2 2 5.2 4.7c0 1.8-.8 3.5-2 5.5L10.3 28l-3.5-3.2 6-10.6M19.2 14.2l6 10.6-3.5 3.2-5.7-9M16 9.5l3.2 4.7M16 9.5l-3.2 4.7" />
    </>
  ),
  serology: (
    <>
      <rect x="3.5" y="6.5" width="25" height="19" rx="2.5" />
      <circle className="dot" cx="9" cy="12.3" r="2" />
      <circle cx="16" cy="12.3" r="2.1" />
      <circle className="dot" cx="23" cy="12.3" r="2" />
      <circle cx="9" cy="19.7" r="2.1" />
      <circle className="dot" cx="16" cy="19.7" r="2" />
      <circle className="tint" cx="23" cy="19.7" r="2.1" />
      <circle cx="23" cy="19.7" r="2.1" />
    </>
  ),
  microbiology: (
    <>
      <ellipse cx="16" cy="14.5" rx="12.5" ry="9" />
      <path d="M3.5 14.5v4.2c0 5 5.6 9 12.5 9s12.5-4 12.5-9v-4.2" />
      <ellipse className="tint" cx="16" cy="14.5" rx="9.6" ry="6.4" />
      <circle className="dot" cx="11.8" cy="12.6" r="1.7" />
      <circle className="dot" cx="19.4" cy="11.6" r="1.2" />
      <circle className="dot" cx="21" cy="16" r="1.8" />
      <circle className="dot" cx="14.6" cy="17.6" r="1.3" />
    </>
  ),
  molecular: (
    <>
      <path d="M9.5 3.5c0 8.3 13 8.3 13 16.6 0 3.2-1.9 5.6-4.4 8.4M22.5 3.5c0 8.3-13 8.3-13 16.6 0 3.2 1.9 5.6 4.4 8.4" />
      <path d="M10.3 7h11.4M13 10.5h6M13 14.3h6M10.5 17.5h11M9.8 21.5h12.4M11.5 25h9" />
    </>
  ),
  cytology: (
    <>
      <path
        className="tint"
        d="M28 17.2c0 6-4.9 10.3-11.4 10.3S4 23.6 4 17.4 7.6 5 14.8 5 28 10.4 28 17.2z"
      />
      <path d="M28 17.2c0 6-4.9 10.3-11.4 10.3S4 23.6 4 17.4 7.6 5 14.8 5 28 10.4 28 17.2z" />
      <circle cx="15" cy="16" r="4.8" />
      <circle className="dot" cx="16.2" cy="15.2" r="1.6" />
      <path d="M22.2 11.6c1 .9 1.7 2 2 3.4M8 20.5c.7 1.4 1.8 2.5 3.2 3.2M20.8 23.3c1.2-.5 2.2-1.3 2.9-2.3" />
    </>
  ),
  allergy: (
    <>
      <circle className="tint" cx="16" cy="12" r="8.2" />
      <circle cx="16" cy="5.8" r="2.8" />
      <circle cx="22" cy="10.2" r="2.8" />
      <circle cx="19.7" cy="17.2" r="2.8" />
      <circle cx="12.3" cy="17.2" r="2.8" />
      <circle cx="10" cy="10.2" r="2.8" />
      <circle className="dot" cx="16" cy="12.2" r="2.1" />
      <path d="M16 20v8.5M16 27c.5-3.2 2.7-4.9 6.3-5M16 28.5c-.4-2.4-2-3.8-4.7-4.2" />
    </>
  ),
  drugs: (
    <>
      <path className="tint" d="m11 11.2 5.6 5.6-5.4 5.4a4 4 0 0 1-5.6-5.6z" />
      <path d="M16.4 5.8a4 4 0 0 1 5.6 5.6L11.2 22.2a4 4 0 0 1-5.6-5.6zM11 11.2l5.6 5.6" />
      <circle cx="22.2" cy="22.4" r="5.6" />
      <path d="m18.4 24.8 7.6-4.8" />
    </>
  ),
  urinalysis: (
    <>
      <path className="tint" d="M6 17h13.5l-.8 9a2.2 2.2 0 0 1-2.2 2H9a2.2 2.2 0 0 1-2.2-2z" />
      <path d="M5.3 10.5 6.8 26A2.2 2.2 0 0 0 9 28h7.5a2.2 2.2 0 0 0 2.2-2l1.5-15.5M3.5 10.5H22M6 17h13.5" />
      <rect x="24.2" y="4" width="4.3" height="24" rx="1.4" />
      <path d="M24.2 9h4.3M24.2 14h4.3M24.2 19h4.3" />
    </>
  ),
  'trace-elements': (
    <>
      <ellipse cx="16" cy="16" rx="13" ry="5.2" />
      <ellipse cx="16" cy="16" rx="13" ry="5.2" transform="rotate(60 16 16)" />
      <ellipse cx="16" cy="16" rx="13" ry="5.2" transform="rotate(120 16 16)" />
      <circle className="dot" cx="16" cy="16" r="2.4" />
      <circle className="dot" cx="28.6" cy="14.7" r="1.5" />
      <circle className="dot" cx="8.6" cy="5.6" r="1.5" />
    </>
  ),
  genetics: (
    <>
      <path
        className="tint"
        d="M8.2 4a3 3 0 0 1 3 3c0 3 1.3 5.8 3.6 7.6v2.8c-2.3 1.8-3.6 4.6-3.6 7.6a3 3 0 0 1-6 0c0-3.5 1.4-6.7 3.9-9-2.5-2.3-3.9-5.5-3.9-9a3 3 0 0 1 3-3z"
      />
      <path d="M8.2 4a3 3 0 0 1 3 3c0 3 1.3 5.8 3.6 7.6v2.8c-2.3 1.8-3.6 4.6-3.6 7.6a3 3 0 0 1-6 0c0-3.5 1.4-6.7 3.9-9-2.5-2.3-3.9-5.5-3.9-9a3 3 0 0 1 3-3zM23.8 4a3 3 0 0 0-3 3c0 3-1.3 5.8-3.6 7.6v2.8c2.3 1.8 3.6 4.6 3.6 7.6a3 3 0 0 0 6 0c0-3.5-1.4-6.7-3.9-9 2.5-2.3 3.9-5.5 3.9-9a3 3 0 0 0-3-3zM14.8 16h2.4" />
      <path d="M5.4 8.5h5.9M6.2 22h5.5M20.7 8.5h5.9M20.3 22h5.5" />
    </>
  ),
  other: (
    <>
      <path className="tint" d="M11 15h10v8a5 5 0 0 1-10 0z" />
      <path d="M9 4h14M11 4v19a5 5 0 0 0 10 0V4M11 15h10" />
      <circle className="dot" cx="14.6" cy="19.5" r="1.1" />
      <circle className="dot" cx="17.6" cy="22.6" r="1.1" />
    </>
  ),
};
