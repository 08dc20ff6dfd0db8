import type { TextProvider } from '@phial/contract/staff/text-provider';

export const PRESET_NAMES = ['twilio', 'twilioWhatsApp', 'meta'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

type Preset = Pick<
  TextProvider,
  | 'channel'
  | 'url'
  | 'headers'
  | 'format'
  | 'body'
  | 'idPath'
  | 'reportIdPath'
  | 'reportStatePath'
  | 'deliveredStates'
  | 'failedStates'
>;

/** In addresses, what is to be replaced by the laboratory's own stands in capitals. */
const TWILIO = {
  url: 'https://api.twilio.com/2010-04-01/Accounts/ACCOUNT-SID/Messages.json',
  headers: 'Authorization: Basic {encodedSecret}',
  format: 'form',
  idPath: 'sid',
  reportIdPath: 'MessageSid',
  reportStatePath: 'MessageStatus',
  deliveredStates: 'delivered, read',
  failedStates: 'failed, undelivered',
} as const;

const META_BODY = {
  messaging_product: 'whatsapp',
  to: '{number}',
  type: 'template',
  template: {
    name: 'booking_message',
    language: { code: '{language}' },
    components: [{ type: 'body', parameters: [{ type: 'text', text: '{line}' }] }],
  },
};

/**
 * Requests as the providers describe them: https://www.twilio.com/docs/messaging/api/message-resource and
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates.
 */
export const PRESETS: Record<PresetName, Preset> = {
  twilio: { ...TWILIO, channel: 'sms', body: 'To={to}\nFrom={from}\nBody={text}' },
  twilioWhatsApp: {
    ...TWILIO,
    channel: 'whatsapp',
    body: 'To=whatsapp:{to}\nFrom=whatsapp:{from}\nContentSid=CONTENT-SID\nContentVariables={"1":{quotedLine}}',
  },
  meta: {
    channel: 'whatsapp',
    url: 'https://graph.facebook.com/v23.0/PHONE-NUMBER-ID/messages',
    headers: 'Authorization: Bearer {secret}',
    format: 'json',
    body: JSON.stringify(META_BODY, null, 2),
    idPath: 'messages.0.id',
    // Meta asks an address to confirm itself before it reports, which this one does not.
    reportIdPath: '',
    reportStatePath: '',
    deliveredStates: '',
    failedStates: '',
  },
};
