import { answerDrawings } from '../../../pdf/answer-drawings.ts';
import { drawNote } from './draw-note.ts';

answerDrawings(drawNote);
