import { siteSettings } from '@phial/browser/site-settings';
import type {
  Report,
  ReportPage,
  ReportReadState,
  ReportSearch,
  ResultHistory,
} from '@phial/contract/report';
import type { TestCode } from '@phial/contract/report-content';
import type { CurrentVersion, DoctorNews } from '@phial/contract/report-news';
import { type Language, toWireLanguage } from '@phial/domain/language';
import { del, get, post, put } from '../../api-client/client.ts';

/*
 * The calls of a doctor's reports. What is searched for goes into bodies: no
 * address, and so no log of any server between, has a name in it.
 */

const REPORTS = '/doctor/reports';
const OWN = { ownMessage: true } as const;

export async function fetchReports(search: ReportSearch, signal: AbortSignal): Promise<ReportPage> {
  return (await post<ReportPage>(`${REPORTS}/search`, search, { ...OWN, signal })).data;
}

/** @param version undefined for the current one */
export async function fetchReport(
  id: string,
  version: number | undefined,
  signal: AbortSignal,
): Promise<Report> {
  const path = `${REPORTS}/${encodeURIComponent(id)}`;
  return (await get<Report>(path, { ...OWN, params: { version }, signal })).data;
}

/** @param version the one on the screen: of a newer one nothing changes */
export async function sendRead(
  id: string,
  { version, isRead }: { version: number; isRead: boolean },
): Promise<ReportReadState> {
  const path = `${REPORTS}/${encodeURIComponent(id)}/read`;
  const answer = isRead
    ? await put<ReportReadState>(path, { version })
    : await del<ReportReadState>(path, {}, { params: { version } });
  return answer.data;
}

/** Whether anything of one's own reports and orders has changed. */
export async function fetchNews(signal: AbortSignal): Promise<DoctorNews> {
  return (await get<DoctorNews>('/doctor/news', { ...OWN, signal })).data;
}

/** Where the answer of {@link fetchCurrentVersion} is kept. */
export function currentVersionKey(id: string): readonly string[] {
  return ['report-current', id];
}

/** Which version of a report is the newest; unlike {@link fetchReport} no opening. */
export async function fetchCurrentVersion(id: string, signal: AbortSignal): Promise<CurrentVersion> {
  const path = `${REPORTS}/${encodeURIComponent(id)}/current`;
  return (await get<CurrentVersion>(path, { ...OWN, signal })).data;
}

export async function fetchHistory(id: string, test: TestCode, signal: AbortSignal): Promise<ResultHistory> {
  const path = `${REPORTS}/${encodeURIComponent(id)}/history`;
  return (await post<ResultHistory>(path, test, { ...OWN, signal })).data;
}

/** Address of a report on paper; the session's cookie opens it. */
export function pdfAddress(
  { reportId, version }: Pick<Report, 'reportId' | 'version'>,
  language: Language,
): string {
  const query = `version=${version}&language=${toWireLanguage(language)}`;
  return `${siteSettings().apiPrefix}${REPORTS}/${reportId}/pdf?${query}`;
}
