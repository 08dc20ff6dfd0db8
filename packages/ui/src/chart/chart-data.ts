/** A place on the axis of a chart and a row of its table. */
export interface ChartCategory {
  readonly key: string;
  /** In full, for the table and the pointer. */
  readonly label: string;
  /** For the axis, where there is little room. */
  readonly short?: string | undefined;
}

/** Numbers to be drawn, one a category; null where there is none. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** What every chart is given. Its words and its numbers are the same as those of its table. */
export interface ChartData {
  /** What the categories are: the head of the table's first column. */
  readonly categoryName: string;
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  /** A number as it is written on the axis, at the pointer and in the table. */
  readonly format: (value: number) => string;
  /** Whether the numbers are counts, so that the axis has whole marks only. */
  readonly whole?: boolean | undefined;
}
