import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { Role } from '@phial/domain/account';
import type { IconName } from '@phial/ui/icon/icon';
import type { ComponentType } from 'react';

/** Heading under which a page stands in the navigation. */
export type NavigationGroup = keyof StaffMessages['shell']['groups'];

/** A page of the staff and doctor site; its address is below the site's own. */
export interface StaffRoute {
  /** Of react-router: `/hours`, `/doctor/orders/:id`. */
  readonly path: string;
  /** Name in the navigation. */
  readonly title: (words: StaffMessages) => string;
  /** Who sees it. The server refuses everybody else on its own account. */
  readonly roles: readonly Role[];
  /** Without one it is reached from other pages only. */
  readonly navigation?: {
    readonly group: NavigationGroup;
    readonly icon: IconName;
    /** What waits there, behind the name. */
    readonly waiting?: 'accounts' | 'critical-results';
  };
  readonly load: () => Promise<ComponentType>;
}

/** Every page, in the order of the navigation. The first one of a role is its start page. */
const ROUTES: readonly StaffRoute[] = [
  {
    path: '/',
    title: ({ desk }) => desk.title,
    roles: ['counter', 'manager', 'administrator'],
    navigation: { group: 'desk', icon: 'calendar' },
    load: async () => (await import('./pages/today/today.tsx')).Today,
  },
  {
    path: '/messages',
    title: ({ schedule }) => schedule.messages.title,
    roles: ['counter', 'manager', 'administrator'],
    navigation: { group: 'desk', icon: 'mail' },
    load: async () => (await import('./pages/messages/messages.tsx')).Messages,
  },
  {
    path: '/waiting-list',
    title: ({ waitingDesk }) => waitingDesk.title,
    roles: ['counter', 'manager', 'administrator'],
    navigation: { group: 'desk', icon: 'note' },
    load: async () => (await import('./pages/waiting-list/waiting-list.tsx')).WaitingListPage,
  },
  {
    path: '/hours',
    title: ({ schedule }) => schedule.hours.title,
    roles: ['manager', 'administrator'],
    navigation: { group: 'desk', icon: 'clock' },
    load: async () => (await import('./pages/hours/hours.tsx')).Hours,
  },
  {
    path: '/closures',
    title: ({ schedule }) => schedule.closures.title,
    roles: ['manager', 'administrator'],
    navigation: { group: 'desk', icon: 'cancel' },
    load: async () => (await import('./pages/closures/closures.tsx')).Closures,
  },
  {
    path: '/specimens',
    title: ({ orders }) => orders.counter.title,
    roles: ['counter', 'manager', 'administrator'],
    navigation: { group: 'desk', icon: 'specimen' },
    load: async () => (await import('./pages/receive-specimens/receive-specimens.tsx')).ReceiveSpecimens,
  },
  {
    path: '/critical-results',
    title: ({ criticalResults }) => criticalResults.title,
    roles: ['manager', 'administrator'],
    navigation: { group: 'desk', icon: 'phone', waiting: 'critical-results' },
    load: async () => (await import('./pages/critical-results/critical-results.tsx')).CriticalResults,
  },
  {
    path: '/doctor/home',
    title: ({ orders }) => orders.homeTitle,
    roles: ['doctor'],
    navigation: { group: 'doctor', icon: 'home' },
    load: async () => (await import('./pages/doctor-home/doctor-home.tsx')).DoctorHome,
  },
  {
    path: '/doctor/orders',
    title: ({ orders }) => orders.listTitle,
    roles: ['doctor'],
    navigation: { group: 'doctor', icon: 'note' },
    load: async () => (await import('./pages/doctor-orders/doctor-orders.tsx')).DoctorOrders,
  },
  {
    path: '/doctor/orders/new',
    title: ({ orders }) => orders.newTitle,
    roles: ['doctor'],
    load: async () => (await import('./pages/doctor-new-order/doctor-new-order.tsx')).DoctorNewOrder,
  },
  {
    path: '/doctor/orders/:id',
    title: ({ orders }) => orders.listTitle,
    roles: ['doctor'],
    load: async () => (await import('./pages/doctor-order/doctor-order.tsx')).DoctorOrder,
  },
  {
    path: '/doctor/reports',
    title: ({ reports }) => reports.title,
    roles: ['doctor'],
    navigation: { group: 'doctor', icon: 'microscope' },
    load: async () => (await import('./pages/doctor-reports/doctor-reports.tsx')).DoctorReports,
  },
  {
    path: '/doctor/reports/:id',
    title: ({ reports }) => reports.title,
    roles: ['doctor'],
    load: async () => (await import('./pages/doctor-report/doctor-report.tsx')).DoctorReport,
  },
  {
    path: '/set-up',
    title: ({ setUp }) => setUp.title,
    roles: ['administrator'],
    navigation: { group: 'site', icon: 'check' },
    load: async () => (await import('./pages/set-up/set-up.tsx')).SetUp,
  },
  {
    path: '/content',
    title: ({ editing }) => editing.content,
    roles: ['manager', 'administrator'],
    navigation: { group: 'site', icon: 'edit' },
    load: async () => (await import('./pages/content/content.tsx')).Content,
  },
  {
    path: '/content/:kind',
    title: ({ editing }) => editing.content,
    roles: ['manager', 'administrator'],
    load: async () => (await import('./pages/content-list/content-list.tsx')).ContentList,
  },
  {
    path: '/content/:kind/:id',
    title: ({ editing }) => editing.content,
    roles: ['manager', 'administrator'],
    load: async () => (await import('./pages/content-entry/content-entry.tsx')).ContentEntry,
  },
  {
    path: '/service-points',
    title: ({ editing }) => editing.servicePoints,
    roles: ['manager', 'administrator'],
    navigation: { group: 'site', icon: 'map-pin' },
    load: async () => (await import('./pages/service-points/service-points.tsx')).ServicePoints,
  },
  {
    path: '/service-points/:id',
    title: ({ editing }) => editing.servicePoints,
    roles: ['manager', 'administrator'],
    load: async () => (await import('./pages/service-point/service-point.tsx')).ServicePoint,
  },
  {
    path: '/service-points/:id/retirement',
    title: ({ retirement }) => retirement.link,
    roles: ['manager', 'administrator'],
    load: async () =>
      (await import('./pages/service-point-retirement/service-point-retirement.tsx')).ServicePointRetirement,
  },
  {
    path: '/services',
    title: ({ editing }) => editing.services.title,
    roles: ['manager', 'administrator'],
    navigation: { group: 'site', icon: 'blood-tube' },
    load: async () => (await import('./pages/services/services.tsx')).Services,
  },
  {
    path: '/services/:id',
    title: ({ editing }) => editing.services.title,
    roles: ['manager', 'administrator'],
    load: async () => (await import('./pages/service/service.tsx')).Service,
  },
  {
    path: '/areas',
    title: ({ areas }) => areas.title,
    roles: ['manager', 'administrator'],
    navigation: { group: 'site', icon: 'building' },
    load: async () => (await import('./pages/areas/areas.tsx')).Areas,
  },
  {
    path: '/catalogue',
    title: ({ editing }) => editing.catalogue,
    roles: ['manager', 'administrator'],
    navigation: { group: 'site', icon: 'phial' },
    load: async () => (await import('./pages/catalogue/catalogue.tsx')).Catalogue,
  },
  {
    path: '/catalogue/:id',
    title: ({ editing }) => editing.catalogue,
    roles: ['manager', 'administrator'],
    load: async () => (await import('./pages/test-item/test-item.tsx')).TestItem,
  },
  {
    path: '/import',
    title: ({ imports }) => imports.title,
    roles: ['manager', 'administrator'],
    navigation: { group: 'site', icon: 'upload' },
    load: async () => (await import('./pages/import/import.tsx')).Import,
  },
  {
    path: '/configuration',
    title: ({ configuration }) => configuration.title,
    roles: ['administrator'],
    navigation: { group: 'site', icon: 'download' },
    load: async () => (await import('./pages/configuration/configuration.tsx')).Configuration,
  },
  {
    path: '/numbers',
    title: ({ statistics }) => statistics.title,
    roles: ['manager', 'administrator'],
    navigation: { group: 'oversight', icon: 'chart' },
    load: async () => (await import('./pages/statistics/statistics.tsx')).NumbersPage,
  },
  {
    path: '/audit',
    title: ({ audit }) => audit.title,
    roles: ['administrator'],
    navigation: { group: 'oversight', icon: 'note' },
    load: async () => (await import('./pages/audit/audit.tsx')).Audit,
  },
  {
    path: '/privacy',
    title: ({ privacy }) => privacy.title,
    roles: ['administrator'],
    navigation: { group: 'oversight', icon: 'shield' },
    load: async () => (await import('./pages/privacy/privacy.tsx')).Privacy,
  },
  {
    path: '/accounts',
    title: ({ accounts }) => accounts.list.title,
    roles: ['administrator'],
    navigation: { group: 'account', icon: 'people', waiting: 'accounts' },
    load: async () => (await import('./pages/accounts/accounts.tsx')).Accounts,
  },
  {
    path: '/identity-provider',
    title: ({ identityProvider }) => identityProvider.title,
    roles: ['administrator'],
    navigation: { group: 'account', icon: 'building' },
    load: async () => (await import('./pages/identity-provider/identity-provider.tsx')).IdentityProviderPage,
  },
  {
    path: '/api-keys',
    title: ({ apiKeys }) => apiKeys.title,
    roles: ['administrator'],
    navigation: { group: 'account', icon: 'lock' },
    load: async () => (await import('./pages/api-keys/api-keys.tsx')).ApiKeys,
  },
  {
    path: '/text-provider',
    title: ({ textProvider }) => textProvider.title,
    roles: ['administrator'],
    navigation: { group: 'account', icon: 'phone' },
    load: async () => (await import('./pages/text-provider/text-provider.tsx')).TextProviderPage,
  },
  {
    path: '/webhooks',
    title: ({ webhooks }) => webhooks.title,
    roles: ['administrator'],
    navigation: { group: 'account', icon: 'external' },
    load: async () => (await import('./pages/webhooks/webhooks.tsx')).Webhooks,
  },
  {
    path: '/sample',
    title: ({ sample }) => sample.removal.title,
    roles: ['administrator'],
    load: async () => (await import('./pages/sample/sample.tsx')).Sample,
  },
  {
    path: '/my-account',
    title: ({ accounts }) => accounts.mine.title,
    roles: ['counter', 'manager', 'administrator', 'doctor'],
    navigation: { group: 'account', icon: 'id-card' },
    load: async () => (await import('./pages/my-account/my-account.tsx')).MyAccount,
  },
];

/** The pages of a role, in the order of the navigation. */
export function routesOf(role: Role): StaffRoute[] {
  return ROUTES.filter(({ roles }) => roles.includes(role));
}
