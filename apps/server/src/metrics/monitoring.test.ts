import { readFile } from 'node:fs/promises';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { linkAll } from '../testing/audit-chain.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenSlot } from '../testing/builders.ts';
import { visitor } from '../testing/visitor.ts';
import { auditHeads, jobRecords, messageOutcomes, webhookOutcomes } from './outcome-counters.ts';

const MONITORING = new URL('../../../../deploy/monitoring/', import.meta.url);

/** What Prometheus adds to each sample, and a metric of its own; a label `job` of ours becomes `exported_job`. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance'] };

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

/** The labels of every metric there is. */
let known: Map<string, Set<string>>;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { backupTo: { kind: 'folder', path: '/nowhere' } } });
  await visitor(test).book(await givenSlot(test.db));
  await linkAll(test);
  // What a server counts in its first days, by the names its code gives the outcomes.
  jobRecords(test.db).inc({ job: 'sweep-holds' });
  messageOutcomes(test.db).inc({ outcome: 'given up' });
  webhookOutcomes(test.db).inc({ outcome: 'given up' });
  auditHeads(test.db).inc({ outcome: 'failed' });
  known = labelsByMetric((await test.app.inject('/metrics')).body);
});
afterAll(() => test.close());

function labelsByMetric(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const labelsOf = (name: string) => {
    const labels = found.get(name) ?? new Set();
    found.set(name, labels);
    return labels;
  };
  for (const line of text.split('\n')) {
    const [, declared] = /^# TYPE (\w+)/.exec(line) ?? [];
    if (declared !== undefined) labelsOf(declared);
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) labelsOf(name).add(label);
  }
  return found;
}

/** Metrics and labels that a query names, and whether it is one. */
function namesIn(query: string) {
  const metrics: string[] = [];
  const labels: string[] = [];
  let isQuery = true;
  parser.parse(query).iterate({
    enter({ type, name, from, to }) {
      const text = query.slice(from, to);
      if (type.isError) isQuery = false;
      if (name === 'Identifier') metrics.push(text);
      if (name === 'LabelName') labels.push(text);
    },
  });
  return { metrics, labels, isQuery };
}

async function queries(): Promise<[string, string][]> {
  const rules = parse(await readFile(new URL('alerts.yml', MONITORING), 'utf8')) as Rules;
  const dashboard = JSON.parse(await readFile(new URL('dashboard.json', MONITORING), 'utf8')) as Dashboard;
  return [
    ...rules.groups.flatMap((group) => group.rules.map((rule): [string, string] => [rule.alert, rule.expr])),
    ...dashboard.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }): [string, string] => [title, expr]),
    ),
  ];
}

describe('alerts and dashboard', () => {
  it('ask for metrics and labels that the server has', async () => {
    const all = await queries();
    expect(all.length).toBeGreaterThan(30);
    for (const [where, query] of all) {
      const { metrics, labels, isQuery } = namesIn(query);
      expect(isQuery, `${where}: ${query}`).toBe(true);
      expect(metrics.length, where).toBeGreaterThan(0);
      const own = metrics.filter((name) => !OF_PROMETHEUS.metrics.includes(name));
      expect(
        own.filter((name) => !known.has(name) && !known.has(name.replace(/_(?:sum|count|bucket)$/, ''))),
        where,
      ).toEqual([]);
      const there = new Set(own.flatMap((name) => [...(known.get(name) ?? [])]));
      const asked = labels.map((label) => label.replace(/^exported_/, ''));
      expect(
        asked.filter((label) => !there.has(label) && !OF_PROMETHEUS.labels.includes(label)),
        where,
      ).toEqual([]);
    }
  });

  it('say for every alert what has happened and what to do', async () => {
    const { groups } = parse(await readFile(new URL('alerts.yml', MONITORING), 'utf8')) as Rules;
    for (const { alert, annotations } of groups.flatMap(({ rules }) => rules)) {
      expect(annotations, alert).toEqual({
        summary: expect.stringMatching(/\.$/),
        runbook: expect.stringMatching(/\S.{20,}/),
      });
    }
  });
});

describe('what is measured', () => {
  it('is the room in the data folder, the time, what waits, and nothing held', async () => {
    const { body } = await test.app.inject('/metrics');
    const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1]);
    expect(value('phial_clock_timestamp_seconds')).toBe(test.clock.now().getTime() / 1000);
    expect(value('phial_erasure_held_records')).toBe(0);
    expect(value('phial_messages_due')).toBeGreaterThanOrEqual(0);
    expect(value('phial_disk_size_bytes')).toBeGreaterThanOrEqual(value('phial_disk_free_bytes'));
  });
});
