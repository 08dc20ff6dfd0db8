import { Chart } from './chart.tsx';
import type { ChartSeries } from './chart-data.ts';

const CATEGORIES = [
  { key: 'a', label: 'Monday 2 March', short: '2 Mar' },
  { key: 'b', label: 'Tuesday 3 March', short: '3 Mar' },
];

interface ChartStory {
  kind?: 'bars' | 'line' | 'rows' | 'ranges';
  series?: readonly ChartSeries[];
}

/** Two days, one of them with a number that is not there. */
export function Bars({
  kind = 'bars',
  series = [
    { name: 'Attended', values: [3, null] },
    { name: 'No-show', values: [1, 0] },
  ],
}: ChartStory) {
  return (
    <Chart
      kind={kind}
      label="Bookings by day"
      tableLabel="Bookings by day, as a table"
      none="–"
      data={{ categoryName: 'Day', categories: CATEGORIES, series, format: String, whole: true }}
    />
  );
}

export function Rows() {
  return <Bars kind="rows" />;
}

export function Line() {
  return <Bars kind="line" series={[{ name: 'Use', values: [0.5, null] }]} />;
}

/** Three series of a line: a band with the median in it. */
export function Band() {
  const values = [
    { name: 'Lower', values: [1, 2] },
    { name: 'Median', values: [2, 3] },
    { name: 'Upper', values: [3, 5] },
  ];
  return <Bars kind="line" series={values} />;
}

export function Ranges() {
  const values = [
    { name: 'Lower', values: [1, null] },
    { name: 'Median', values: [2, null] },
    { name: 'Upper', values: [3, null] },
  ];
  return <Bars kind="ranges" series={values} />;
}

export function Empty() {
  return <Bars series={[{ name: 'Attended', values: [0, 0] }]} />;
}
