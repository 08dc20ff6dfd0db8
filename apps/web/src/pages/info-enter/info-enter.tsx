import { NotYet } from '../not-yet/not-yet.tsx';

/** Client information of on-site registration (D-12): a chunk of its own from the start (NAV-051). */
export function InfoEnter() {
  return <NotYet />;
}
