import { buttonClass } from '@phial/ui/button/button';
import type { IllustrationName } from '@phial/ui/illustration/illustration';
import { TitlePanel } from '@phial/ui/title-panel/title-panel';
import { Link } from 'react-router';
import { useMessages } from '../../../language/language.ts';

/** Stands in the sheet's place where an address names nothing that the catalogue has. */
export function NotListed({
  title,
  hint,
  picture,
}: {
  title: string;
  hint: string;
  picture: IllustrationName;
}) {
  const { contact } = useMessages('catalogue').packages.list;
  return (
    <TitlePanel title={title} lead={hint} picture={picture}>
      <div>
        <Link className={buttonClass()} to="/contactUs?index=6-1">
          {contact}
        </Link>
      </div>
    </TitlePanel>
  );
}
