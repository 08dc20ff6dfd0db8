export {
  type Access,
  type AccountAccess,
  accountsOf as requireRole,
  anyAccount as requireLogin,
  PROGRAMS,
  PUBLIC,
  PUBLIC_ON_OWN_SITE,
} from '@phial/contract/access';
