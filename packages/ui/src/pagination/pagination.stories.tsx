import { useState } from 'react';
import { EachLanguage } from '../testing/each-language.tsx';
import { Pagination, type PaginationWords } from './pagination.tsx';

export const WORDS: PaginationWords = {
  label: 'Pages',
  total: (entries) => `${entries} in all`,
  sizes: 'Entries on a page',
  perPage: (size) => `${size} / page`,
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  goTo: 'Go to page',
};

/** Turns its pages and changes their size. */
export function Book({ total = 95, words = WORDS }: { total?: number; words?: PaginationWords }) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  return (
    <Pagination
      total={total}
      page={page}
      size={size}
      sizes={[10, 20, 30, 50]}
      words={words}
      onPage={setPage}
      onSize={(chosen) => {
        setSize(chosen);
        setPage(1);
      }}
    />
  );
}

export function Empty() {
  return <Book total={0} />;
}

export function Languages() {
  return (
    <EachLanguage
      texts={{
        'zh-Hant-HK': {
          label: '分頁',
          total: (entries) => `共 ${entries} 項`,
          sizes: '每頁項數',
          perPage: (size) => `每頁 ${size} 項`,
          previous: '上一頁',
          next: '下一頁',
          page: (page) => `第 ${page} 頁`,
          goTo: '前往頁碼',
        },
        'zh-Hans-CN': {
          label: '分页',
          total: (entries) => `共 ${entries} 项`,
          sizes: '每页项数',
          perPage: (size) => `每页 ${size} 项`,
          previous: '上一页',
          next: '下一页',
          page: (page) => `第 ${page} 页`,
          goTo: '前往页码',
        },
        'en-HK': WORDS,
      }}
    >
      {(words) => <Book total={1230} words={words} />}
    </EachLanguage>
  );
}
