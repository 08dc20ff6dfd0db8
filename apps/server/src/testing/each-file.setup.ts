import { restartNumbering } from './numbering.ts';

// A worker keeps its modules from file to file: what a test is given must not depend on the files before it.
restartNumbering();
