import { dayOf } from '@phial/domain/hong-kong-time';
import { formatDate, formatMoment } from '@phial/domain/moment-text';
import type { AbnormalFlag } from '@phial/domain/reports/observation-interpretation';
import { useWidth } from '@phial/ui/chart/use-width';
import { useId } from 'react';
import { useLanguage } from '../../../language/language.ts';
import styles from './history.module.css';
import { type DrawnPoint, momentOf, scaleOf, usualRange } from './history-points.ts';

const HEIGHT = 220;
const MARGIN = { top: 14, right: 72, bottom: 28, left: 52 };

/**
 * The results of one test as a line over time, true to the days between them,
 * with the reference range of the newest behind it. Marked results have the
 * shape of their mark. An image to assistive technology; the table beside it
 * tells each result.
 */
export function HistoryChart(props: { label: string; points: readonly DrawnPoint[] }) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref}>
      <Drawing {...props} width={width} />
    </div>
  );
}

function Drawing({
  label,
  points,
  width,
}: {
  label: string;
  points: readonly DrawnPoint[];
  /** In pixels. */
  width: number;
}) {
  const shade = useId();
  const language = useLanguage();
  const range = usualRange(points);
  const bounds = [range?.low, range?.high].filter((bound) => typeof bound === 'number');
  const ticks = scaleOf([...points.map(({ value }) => value), ...bounds]);
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = last.at - first.at;
  const x = (at: number) =>
    MARGIN.left + (width - MARGIN.left - MARGIN.right) * (span === 0 ? 0.5 : (at - first.at) / span);
  const y = (value: number) =>
    HEIGHT - MARGIN.bottom - (HEIGHT - MARGIN.top - MARGIN.bottom) * ((value - bottom) / (top - bottom));
  const right = width - MARGIN.right;
  return (
    <svg className={styles.chart} role="img" aria-label={label} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <pattern id={shade} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect className={styles.band} width="6" height="6" />
        <path className={styles.hatch} d="M-1 1 1 -1M0 6 6 0M5 7 7 5" />
      </pattern>
      {range !== undefined && (
        <rect
          x={MARGIN.left}
          width={right - MARGIN.left}
          y={y(range.high ?? top)}
          height={y(range.low ?? bottom) - y(range.high ?? top)}
          fill={`url(#${shade})`}
        />
      )}
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={MARGIN.left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className={styles.axis} x={MARGIN.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {(first === last ? [first] : [first, last]).map(({ at }) => (
        <text key={at} className={styles.axis} x={x(at)} y={HEIGHT - 8} textAnchor="middle">
          {formatDate(dayOf(new Date(at)), language)}
        </text>
      ))}
      <polyline
        className={styles.line}
        points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
      />
      {points.map(({ at, value, text, isBeyond, point }) => (
        <g key={`${point.reportId} ${at} ${value}`} transform={`translate(${x(at)} ${y(value)})`}>
          <Mark flag={point.flag} />
          <title>{`${formatMoment(momentOf(point), language)}: ${text}`}</title>
          {isBeyond && point !== last.point && (
            <text className={styles.axis} y={-12} textAnchor="middle">
              {text}
            </text>
          )}
        </g>
      ))}
      <text className={styles.newest} x={x(last.at) + 12} y={y(last.value)} dy="0.35em">
        {last.text}
      </text>
    </svg>
  );
}

/** A dot, or the shape of the mark of a result. */
function Mark({ flag }: { flag: AbnormalFlag | null }) {
  if (flag === null) return <circle className={styles.dot} r="4" />;
  const shape = flag.endsWith('high')
    ? 'M0 -7 7 6H-7Z'
    : flag.endsWith('low')
      ? 'M0 7 7 -6H-7Z'
      : 'M0 -7 7 0 0 7 -7 0Z';
  return (
    <path className={styles.marked} data-critical={flag.startsWith('critical') || undefined} d={shape} />
  );
}
