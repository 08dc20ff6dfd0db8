import { Button } from './button.tsx';

export function Busy() {
  return <Button busy>Confirm</Button>;
}
