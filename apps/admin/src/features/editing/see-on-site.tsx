import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useLanguage, useMessages } from '../../language/language.ts';

/** Where visitors meet what was edited; in a tab of its own, in the language of this site. */
export function SeeOnSite({ page }: { page: string }) {
  const { seeOnSite } = useMessages().editing.editor;
  return (
    <a className={buttonClass()} href={`/?lang=${useLanguage()}#${page}`} target="_blank" rel="noopener">
      <Icon name="external" size={18} />
      {seeOnSite}
    </a>
  );
}
