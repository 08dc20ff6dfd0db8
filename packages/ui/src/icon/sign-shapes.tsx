/** Signs of the interface: directions, states, actions. Strokes on a 24px grid; a `dot` class is filled. */
export const SIGN_SHAPES = {
  check: <path d="M4.5 12.8 9.6 18 19.5 6.8" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  menu: <path d="M4 6.5h16M4 12h16M4 17.5h11" />,
  'chevron-up': <path d="M6 15l6-6 6 6" />,
  'chevron-down': <path d="M6 9l6 6 6-6" />,
  'chevron-left': <path d="M15 6l-6 6 6 6" />,
  'chevron-right': <path d="M9 6l6 6-6 6" />,
  'arrow-left': <path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />,
  'arrow-right': <path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />,
  external: (
    <path d="M13.5 4.5h6v6M19.5 4.5 11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4" />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 11v5.5" />
      <circle className="dot" cx="12" cy="7.6" r="1.15" />
    </>
  ),
  warning: (
    <>
      <path d="M10.6 4.6 3 17.7a1.6 1.6 0 0 0 1.4 2.4h15.2a1.6 1.6 0 0 0 1.4-2.4L13.4 4.6a1.6 1.6 0 0 0-2.8 0z" />
      <path d="M12 9.5v4.2" />
      <circle className="dot" cx="12" cy="16.9" r="1.15" />
    </>
  ),
  error: (
    <>
      <path d="M8.4 3.3h7.2l5.1 5.1v7.2l-5.1 5.1H8.4l-5.1-5.1V8.4z" />
      <path d="M12 7.6v5.2" />
      <circle className="dot" cx="12" cy="16.2" r="1.15" />
    </>
  ),
  success: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M8 12.4l2.8 2.8 5.2-6" />
    </>
  ),
  cancel: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M9 9l6 6M15 9l-6 6" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.25" />
      <path d="M15.2 15.2 20 20" />
    </>
  ),
  star: <path d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />,
  'star-filled': (
    <path className="filled" d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
  ),
  edit: (
    <path d="M4.5 19.5l.9-4.2L15.9 4.8a1.6 1.6 0 0 1 2.2 0l1.1 1.1a1.6 1.6 0 0 1 0 2.2L8.7 18.6zM14 6.7l3.3 3.3" />
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11.5" rx="1.75" />
      <path d="M5.8 15.5A1.5 1.5 0 0 1 4.5 14V5.5A1.5 1.5 0 0 1 6 4h8a1.5 1.5 0 0 1 1.5 1.3" />
    </>
  ),
  download: <path d="M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15" />,
  upload: <path d="M12 15.5V4.5M7 9l5-5 5 5M4.5 19.5h15" />,
  print: (
    <>
      <path d="M7 9V4h10v5M7 17H5.5A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17" />
      <path d="M7 14h10v6H7z" />
      <circle className="dot" cx="16.9" cy="11.6" r="0.9" />
    </>
  ),
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15" />,
  play: <path d="M7.5 5v14l11-7z" />,
  pause: <path d="M8.5 5.5v13M15.5 5.5v13" />,
  home: <path d="M4 11l8-7 8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5" />,
  language: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M3.3 12h17.4M12 3.3c2.4 2.3 3.6 5.2 3.6 8.7s-1.2 6.4-3.6 8.7c-2.4-2.3-3.6-5.2-3.6-8.7s1.2-6.4 3.6-8.7z" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="1.75" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5" />
    </>
  ),
  desktop: (
    <>
      <rect x="3.5" y="4.5" width="17" height="11.5" rx="1.5" />
      <path d="M9 20h6M12 16v4" />
    </>
  ),
  mobile: (
    <>
      <rect x="7" y="3.5" width="10" height="17" rx="2" />
      <path d="M11 17.5h2" />
    </>
  ),
};
