import { Loading } from './loading.tsx';

export function Shown({ active = true }: { active?: boolean }) {
  return <Loading active={active} label="Loading" />;
}
