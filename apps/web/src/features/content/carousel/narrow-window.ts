/** Windows that show the upright picture: too narrow for the words of the wide one, or telephones held upright. */
export const NARROW_WINDOW = '(max-width: 639px) and (orientation: portrait), (max-width: 479px)';
