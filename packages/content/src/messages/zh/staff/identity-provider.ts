import type { IdentityProviderTest, ProviderOutcome } from '@phial/contract/staff/identity-provider';
import type { identityProvider as source } from '../../en/staff/identity-provider.ts';
import type { Words } from '../../words.ts';

const outcomes: Record<ProviderOutcome, { title: string; text: string }> = {
  confirmed: {
    title: '已确认是您本人',
    text: '确认在五分钟内有效。您可以关闭此窗口，回到原来的页面继续。',
  },
  failed: {
    title: '登录未成功',
    text: '请再试一次。如果再次发生，请将发生时间告知管理员。',
  },
  expired: {
    title: '登录用时过长',
    text: '登录未在十分钟内完成，或者不是在原来的浏览器中完成，请再试一次。',
  },
  'no-access': {
    title: '您的机构账户不能登录本网站',
    text: '请咨询管理机构账户的同事或检验所的管理员。',
  },
  unavailable: {
    title: '无法连接贵机构的登录服务',
    text: '请过几分钟再试。如果您有本网站的登录名和密码，也可以使用。',
  },
};

const problems: Record<NonNullable<IdentityProviderTest['problem']>, string> = {
  'address-invalid': '这不是以 https 开头的网址。',
  unreachable: '此网址没有及时响应。',
  'no-configuration': '此网址的服务不是 OpenID Connect 身份提供商。',
  'other-issuer': '身份提供商给出的颁发者与此不同，请完全按照其写法输入。',
  unsuitable: '此身份提供商不支持使用授权码和已签名的令牌登录。',
};

export const identityProvider: Words<typeof source> = {
  outcomes,
  signIn: {
    or: '或使用本网站的登录名：',
    inWindow: '将打开新窗口，您在此输入的内容会保留。',
    leavesFrame: '您将离开此页面，贵机构的登录页会占用整个窗口。',
    blocked: '浏览器阻止了新窗口，请允许后再试。',
  },
  confirmation: {
    hint: '请使用您的机构账户确认是您本人。系统会打开新窗口，此表单会保留。',
    button: '使用机构账户确认',
    confirmed: '已确认，请在五分钟内继续。',
    blocked: '浏览器阻止了新窗口，请允许后再试。',
  },
  ofProvider: {
    title: '登录方式',
    text: '您使用机构账户登录。密码和双重认证由贵机构管理，不在本网站设置。',
    end: '如需注销账户，请联系检验所的管理员。',
    method: '机构账户',
  },
  link: {
    button: '关联机构账户',
    tip: '此后该用户只能通过身份提供商登录：此账户的密码、双重认证和通行密钥将被移除，所有登录都会结束。角色和服务点以身份提供商的群组为准。',
    subject: '在身份提供商处的标识符（sub）',
    subjectHint: '用户不变的“sub”，不是邮箱地址。',
    subjectMissing: '请输入标识符，最多 255 个字符',
    submit: '关联',
    done: (name) => `${name} 此后使用机构账户登录`,
  },
  title: '身份提供商',
  lead: '员工和医生可以使用贵机构的账户登录（OpenID Connect）。设有密码的账户会保留，供紧急情况使用。',
  loading: '正在加载设置',
  failed: '无法加载设置',
  addresses: {
    title: '需在身份提供商处登记的网址',
    redirect: '重定向网址',
    logout: '服务器间登出网址',
    copy: '复制',
    copied: '已复制',
    notCopied: '未能复制，请自行选择并复制。',
    copyOf: (name) => `复制：${name}`,
  },
  provider: {
    title: '身份提供商',
    enabled: '在登录页提供',
    issuer: '颁发者（issuer）',
    issuerHint: (example) => `按照身份提供商的写法，例如 ${example}`,
    issuerWrong: '请输入颁发者，须为以 https 开头的网址',
    clientId: '客户端 ID（client ID）',
    clientIdMissing: '请输入客户端 ID，最多 200 个字符',
    secret: '客户端密钥（client secret）',
    secretStored: '已保存密钥，不会再次显示。如不更改，请留空。',
    secretNone: '如果是公共客户端，仅由 PKCE 保护，请留空。',
    removeSecret: '移除已保存的密钥',
    scopes: '范围（scopes）',
    scopesHint: '以空格分隔，须包括“openid”',
    scopesWrong: '请输入范围，须包括“openid”',
  },
  test: {
    button: '测试颁发者',
    running: '正在读取身份提供商的配置',
    good: '可以连接此身份提供商，并且适合使用。',
    signOut: (has) =>
      has ? '在此登出时，会同时在该处登出。' : '该处没有登出功能：在此登出后，在该处仍处于登录状态。',
    backChannel: (has) =>
      has
        ? '该处可以结束在此的登录（服务器间登出）。'
        : '该处不能结束在此的登录：离职人员会保持登录，直到登录到期。',
    note: '客户端 ID 和密钥会在首次登录时核对。',
    problems,
  },
  claims: {
    title: '身份提供商提供的个人信息',
    name: '姓名的声明（claim）',
    groups: '群组的声明（claim）',
    hint: (example) => `用句点指向对象内的项目，例如 ${example}`,
    missing: '请输入声明的名称，最多 200 个字符',
  },
  button: {
    title: '登录页的按钮',
    tw: '繁体中文',
    zh: '简体中文',
    en: '英文',
    missing: '请输入按钮文字，最多 60 个字',
  },
  groups: {
    title: '群组',
    label: '各群组的权限',
    lead: '不属于以下任何群组的人不能登录。属于多个群组时，以最高的角色为准，服务点合并计算。',
    none: '还没有群组：目前没有人可以通过身份提供商登录。',
    group: '群组',
    groupHint: '按照身份提供商的写法',
    row: (number) => `第 ${number} 个群组`,
    groupMissing: (number) => `请输入第 ${number} 个群组的名称，最多 200 个字符`,
    pointsMissing: (number) => `请为第 ${number} 个群组选择至少一个服务点，或选择全部服务点`,
    add: '添加群组',
    remove: '移除',
    removeOf: (number) => `移除第 ${number} 个群组`,
  },
  passwordHint: '请再次输入：群组决定谁是管理员。',
  save: '保存',
  saved: '设置已保存',
  conflict: {
    title: '其他人刚刚修改了这些设置',
    text: '您的修改尚未保存，您输入的内容仍在这里。',
    theirs: '显示当前的设置',
    mine: '仍然保存我的修改',
  },
};
