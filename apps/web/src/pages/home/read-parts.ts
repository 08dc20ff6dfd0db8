/* What the home page reads from the server: a file of its own, so that the words of the page do not wait for it. */
export { Slides } from '../../features/content/carousel/home-carousel.tsx';
export { Announcements } from './announcements.tsx';
