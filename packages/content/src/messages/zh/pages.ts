import type { Messages } from '../messages.ts';

export const pages: Messages['pages'] = {
  doctorService: { home: '医生专区：首页', orders: '医生专区：检验申请', reports: '医生专区：检验报告' },
};
