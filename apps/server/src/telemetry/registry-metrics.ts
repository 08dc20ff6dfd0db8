import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Metric, MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';
import { machineTime } from './machine-time.ts';

/** One metric of `prom-client`, with its values. */
type Measured = MetricObjectWithValues<MetricValue<string> | MetricValueWithName<string>>;

/**
 * The metrics of `/metrics` under the same names and with the same labels, read each time they are sent: one set of
 * counters, two ways out of the house. A metric that cannot be read is left out.
 */
export function registryMetrics(registry: Registry, since = machineTime()): MetricProducer {
  return {
    async collect() {
      const reading = await Promise.allSettled(
        (registry.getMetricsAsArray() as unknown as Metric[]).map((metric) => metric.get()),
      );
      const times = { startTime: millisToHrTime(since), endTime: millisToHrTime(machineTime()) };
      const metrics = reading.flatMap((read) =>
        read.status === 'fulfilled' ? (metricOf(read.value as Measured, times) ?? []) : [],
      );
      const errors = reading.flatMap((read) => (read.status === 'rejected' ? [read.reason] : []));
      return {
        resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope: { name: 'phial' }, metrics }] },
        errors,
      };
    },
  };
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** @returns undefined for a kind of metric that the server has none of */
function metricOf({ name, help, type, values }: Measured, times: Times): MetricData | undefined {
  const base = {
    // Without a unit: whoever makes Prometheus' names of it again would append one.
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const numbers = () =>
    values.map(({ labels, value }) => ({ ...times, attributes: labelsOf(labels), value }));
  switch (String(type)) {
    case 'counter':
      return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: numbers() };
    case 'gauge':
      return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: numbers() };
    case 'histogram':
      return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(name, values, times) };
    default:
      return undefined;
  }
}

/** Prometheus has a value for each bucket, with those below it counted in; OpenTelemetry has them in one, each its own. */
function histograms(name: string, values: Measured['values'], times: Times): DataPoint<Histogram>[] {
  const points = new Map<string, { attributes: Attributes; bounds: number[]; upTo: number[]; sum: number }>();
  for (const { labels, value, metricName } of values as MetricValueWithName<string>[]) {
    const { le, ...attributes } = labelsOf(labels);
    const key = JSON.stringify(attributes);
    const point = points.get(key) ?? { attributes, bounds: [], upTo: [], sum: 0 };
    points.set(key, point);
    if (metricName === `${name}_sum`) point.sum = value;
    if (le === undefined) continue;
    point.upTo.push(value);
    if (le !== '+Inf') point.bounds.push(Number(le));
  }
  return [...points.values()].map(({ attributes, bounds, upTo, sum }) => ({
    ...times,
    attributes,
    value: {
      buckets: { boundaries: bounds, counts: upTo.map((count, at) => count - (upTo[at - 1] ?? 0)) },
      sum,
      count: upTo.at(-1) ?? 0,
    },
  }));
}

function labelsOf(labels: Measured['values'][number]['labels']): Attributes {
  return labels as Attributes;
}
