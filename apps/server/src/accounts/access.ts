export {
  type Access,
  accountsOf as requireRole,
  PROGRAMS,
  PUBLIC,
} from '@phial/contract/access';
