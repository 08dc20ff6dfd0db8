import { answerDrawings } from '../../../pdf/answer-drawings.ts';
import { drawReport } from './draw-report.ts';

answerDrawings(drawReport);
