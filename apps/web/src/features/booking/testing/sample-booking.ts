import type { BookingRecord } from '@phial/contract/booking/appointment';

/** A booking as the calls answer it; `changes` replace fields. */
export function sampleBooking(changes: Partial<BookingRecord> = {}): BookingRecord {
  return {
    apptRecordId: '0b9d7a52-5f0e-4a53-8a50-6cf1c53b8d11',
    appointmentRecordId: '0b9d7a52-5f0e-4a53-8a50-6cf1c53b8d11',
    appointmentRelNumber: 'H7KM2PXC',
    name: 'Chan Tai Man',
    docNo: 'A123456(3)',
    telNo: '91234567',
    email: 'chan@example.com',
    servTime: '2026-12-01 09:30:00',
    servPtId: 'tst',
    type: 'other',
    isModifyReserve: false,
    testServPtVo: {
      belongTo: 'HDL',
      comNameEng: 'Harbour Diagnostics Laboratory',
      comNameCht: '海港醫學診斷所',
      comNameChs: '海港医学诊断所',
      servPtEng: 'Tsim Sha Tsui Centre',
      servPtCht: '尖沙咀中心',
      servPtChs: '尖沙咀服务中心',
      addressEng: 'Room 1; 2/F, Harbour\\Pier Building, 3 Lantern Road, Tsim Sha Tsui, Kowloon',
      addressCht: '九龍尖沙咀燈籠道三號海港碼頭大廈二樓一號室，近港鐵尖沙咀站及天星碼頭巴士總站',
      addressChs: '九龙尖沙咀灯笼道三号海港码头大厦二楼一号室，近港铁尖沙咀站及天星码头巴士总站',
      tel: '0000 1234',
    },
    link: 'k1.sample.link',
    ...changes,
  };
}
