import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  doctorService: { home: '醫生專區：首頁', orders: '醫生專區：化驗申請', reports: '醫生專區：化驗報告' },
};
