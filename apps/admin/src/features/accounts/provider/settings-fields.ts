import type {
  GroupMapping,
  IdentityProvider,
  IdentityProviderChange,
} from '@phial/contract/staff/identity-provider';

/** A row of the groups, with a key to draw it by. */
export interface GroupRow extends GroupMapping {
  readonly key: number;
}

/** The settings as the form keeps them, which knows texts only. */
export function settingsFields(settings: IdentityProvider) {
  const { enabled, issuer, clientId, scopes, groupsClaim, nameClaim, button, mapping } = settings;
  return {
    enabled: enabled ? 'on' : '',
    issuer,
    clientId,
    clientSecret: '',
    removeSecret: '',
    scopes,
    nameClaim,
    groupsClaim,
    buttonTw: button.tw,
    buttonZh: button.zh,
    buttonEn: button.en,
    mapping: groupsText(mapping.map((group, key) => ({ ...group, key }))),
    ownPassword: '',
  };
}

export type SettingsFields = ReturnType<typeof settingsFields>;

export function groupsText(rows: readonly GroupRow[]): string {
  return JSON.stringify(rows);
}

export function groupRows(text: string): GroupRow[] {
  return JSON.parse(text);
}

/** Everything but who asks for it and from which version. */
export function settingsBody(typed: SettingsFields): Omit<IdentityProviderChange, 'version' | 'ownPassword'> {
  const secret = typed.removeSecret === 'on' ? null : typed.clientSecret;
  return {
    enabled: typed.enabled === 'on',
    issuer: typed.issuer.trim(),
    clientId: typed.clientId.trim(),
    scopes: typed.scopes.trim(),
    nameClaim: typed.nameClaim.trim(),
    groupsClaim: typed.groupsClaim.trim(),
    button: { tw: typed.buttonTw.trim(), zh: typed.buttonZh.trim(), en: typed.buttonEn.trim() },
    mapping: groupRows(typed.mapping).map(({ group, role, servicePoints }) => ({
      group: group.trim(),
      role,
      servicePoints: role === 'counter' ? servicePoints : { all: false, ids: [] },
    })),
    ...(secret !== '' && { clientSecret: secret }),
  };
}

const within = (text: string, longest: number) => text.trim() !== '' && text.trim().length <= longest;

/** Which of the fields cannot be as they are; the server judges the issuer itself. */
export function wrongFields(typed: SettingsFields) {
  return {
    // The server allows http on this machine alone.
    issuer: !/^https?:\/\/\S+$/.test(typed.issuer.trim()) || typed.issuer.trim().length > 500,
    clientId: !within(typed.clientId, 200),
    scopes: !within(typed.scopes, 200) || !typed.scopes.split(/\s+/).includes('openid'),
    nameClaim: !within(typed.nameClaim, 200),
    groupsClaim: !within(typed.groupsClaim, 200),
    buttonTw: !within(typed.buttonTw, 60),
    buttonZh: !within(typed.buttonZh, 60),
    buttonEn: !within(typed.buttonEn, 60),
  };
}

/** The first row that cannot be as it is. */
export function wrongGroup(text: string): { index: number; lacks: 'group' | 'points' } | undefined {
  for (const [index, row] of groupRows(text).entries()) {
    const lacks = lackOf(row);
    if (lacks !== undefined) return { index, lacks };
  }
  return undefined;
}

export function lackOf({ group, role, servicePoints }: GroupMapping): 'group' | 'points' | undefined {
  if (!within(group, 200)) return 'group';
  const hasPoints = servicePoints.all || servicePoints.ids.length > 0;
  return role === 'counter' && !hasPoints ? 'points' : undefined;
}
