import { formatMoment } from '@phial/domain/moment-text';
import { Button } from '@phial/ui/button/button';
import { Disclosure } from '@phial/ui/disclosure/disclosure';
import { Loading } from '@phial/ui/loading/loading';
import { Tag } from '@phial/ui/tag/tag';
import { useId, useState } from 'react';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import type { Body, Field } from '../fields/field.ts';
import { VersionComparison } from './version-comparison.tsx';
import { useVersions, type Version, type VersionSource } from './version-source.ts';
import styles from './versions.module.css';

interface VersionsOf {
  source: VersionSource;
  fields: readonly Field[];
  /** Whether going back makes a draft; else it fills the form. */
  hasDrafts: boolean;
  /** What is in the form now. */
  typed: Body;
  isBusy: boolean;
  /** Goes back to an earlier text. */
  onUse: (body: Body) => void;
}

/** What a thing said earlier, and the way back to it; read once the panel is opened. */
export function VersionsPanel(entry: VersionsOf) {
  const words = useMessages().contentVersions;
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={words.title} headingLevel={2} open={isOpen} onToggle={setOpen}>
      {isOpen && <VersionList {...entry} />}
    </Disclosure>
  );
}

function VersionList(entry: VersionsOf) {
  const words = useMessages().contentVersions;
  const list = useVersions(entry.source);
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? [];
  if (list.isError && versions.length === 0) {
    return <TryAgain title={words.failed} onTryAgain={() => void list.refetch()} />;
  }
  if (list.isPending) return <Loading active label={words.loading} />;
  return (
    <>
      <p className={styles.lead}>{entry.hasDrafts ? words.lead : words.saved.lead}</p>
      <ol className={styles.versions} aria-label={words.title}>
        {versions.map((version) => (
          <VersionItem key={version.version} version={version} {...entry} />
        ))}
      </ol>
      {list.isFetchNextPageError && (
        <TryAgain title={words.failed} onTryAgain={() => void list.fetchNextPage()} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function VersionItem({ version, ...entry }: VersionsOf & { version: Version }) {
  const words = useMessages().contentVersions;
  const when = formatMoment(version.at, useLanguage());
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { by, isAuthorGone, event } = version;
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <time dateTime={version.at}>{when}</time>
        {event && <Tag tone={event === 'WITHDRAWN' ? 'warning' : 'plain'}>{words.events[event]}</Tag>}
        {isAuthorGone ? <span>{words.authorGone}</span> : by !== null && <span>{words.by(by)}</span>}
        <Button
          size="small"
          aria-label={words.compareWith(when)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.compare}
        </Button>
      </div>
      <div id={id}>{isOpen && <VersionComparison {...entry} version={version.version} when={when} />}</div>
    </li>
  );
}
