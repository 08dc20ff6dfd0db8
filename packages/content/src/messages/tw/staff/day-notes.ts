import type { dayNotes as source } from '../../en/staff/day-notes.ts';
import type { Words } from '../../words.ts';

export const dayNotes: Words<typeof source> = {
  write: '寫當日備註',
  change: '更改當日備註',
  ofPoint: '此服務點備註',
  ofAll: '所有服務點備註',
  saved: (moment) => `儲存於 ${moment}`,
  title: (date) => `當日備註：${date}`,
  close: '關閉',
  where: '適用於',
  allPoints: '所有服務點',
  note: '備註',
  hint: '供同事閱讀，最多 500 字。請勿填寫病人的姓名、號碼或任何個人資料。留空即移除備註。',
  tooLong: (most, now) => `最多 ${most} 字，現有 ${now} 字`,
  save: '儲存',
  done: '已儲存當日備註',
  removed: '已移除當日備註',
  conflict: '其他同事剛更改了此備註，現為：',
  nowEmpty: '（沒有內容，備註已被移除）',
  conflictHint: '您輸入的內容仍在下方，尚未儲存。請補充所需內容；再次儲存會取代現有備註。',
};
