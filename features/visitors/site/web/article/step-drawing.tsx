import type { ReactNode } from 'react'
import styles from './step-drawing.module.css'

const rows = [44, 76, 108, 140]

function Rows({ widths, from = 44 }: { widths: readonly number[]; from?: number }) {
  return widths.map((width, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing stand where they stand.
      key={index}
      className={styles.line}
      x={from}
      y={(rows[index] ?? 0) - 4}
      width={width}
      height="8"
      rx="4"
    />
  ))
}

function Bars({ heights }: { heights: readonly number[] }) {
  return heights.map((height, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing stand where they stand.
      key={index}
      className={styles.bar}
      x={36 + index * 42}
      y={152 - height}
      width="26"
      height={height}
      rx="2"
    />
  ))
}

/** A drawing for each step, from data to use. */
const drawings: readonly ReactNode[] = [
  // People with a consent, and one without.
  <>
    <Rows from={64} widths={[170, 130, 190, 150]} />
    {[rows[0], rows[1], rows[3]].map((y = 0) => (
      <path key={y} className={styles.tick} d={`M34 ${y} l5 6 l10 -12`} />
    ))}
    <path className={styles.cross} d="M36 102 l12 12 m0 -12 l-12 12" />
  </>,
  // A text with the marked key points.
  <>
    <Rows from={32} widths={[216, 240, 180, 226]} />
    <rect className={styles.for} x="92" y="36" width="96" height="16" rx="2" />
    <rect className={styles.for} x="40" y="100" width="70" height="16" rx="2" />
    <rect className={styles.for} x="168" y="132" width="84" height="16" rx="2" />
  </>,
  // Two people who mark the same answers independently.
  <>
    <line className={styles.axis} x1="160" x2="160" y1="28" y2="156" />
    {rows.map((y, index) => (
      <g key={y}>
        <circle className={styles.one} cx={[70, 100, 88, 116][index]} cy={y} r="7" />
        <circle className={styles.two} cx={[224, 252, 264, 268][index]} cy={y} r="7" />
      </g>
    ))}
  </>,
  // A sentence and its meaning.
  <>
    <Rows from={32} widths={[120, 140, 96, 130]} />
    <rect className={styles.for} x="48" y="68" width="88" height="16" rx="2" />
    <path className={styles.trace} d="M136 76 H204 V108 H226" />
    <rect className={styles.found} x="226" y="92" width="62" height="32" rx="4" />
  </>,
  // Groups side by side, and the limit below which nothing is released.
  <>
    <Bars heights={[96, 104, 88, 100, 52, 94]} />
    <line className={styles.limit} x1="24" x2="300" y1="76" y2="76" />
  </>,
  // A series of versions, one of them in use.
  <>
    <line className={styles.axis} x1="32" x2="288" y1="96" y2="96" />
    {[64, 128, 192, 256].map((x, index) => (
      <circle key={x} className={index === 2 ? styles.used : styles.version} cx={x} cy="96" r="12" />
    ))}
    <path className={styles.trace} d="M192 78 C192 44 128 44 128 78" />
  </>,
  // Agreement with people during use: above its limit, and once below it.
  <>
    <path className={styles.curve} d="M28 62 L66 54 L104 66 L142 58 L180 84 L218 122 L256 74 L292 60" />
    <line className={styles.limit} x1="24" x2="300" y1="108" y2="108" />
    <circle className={styles.low} cx="218" cy="122" r="7" />
  </>,
]

/** The drawing of a step, by its index. It is decorative: the text beside it says the same. */
export function StepDrawing({ id, index }: { id: string; index: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      {drawings[index % drawings.length]}
      <text className={styles.id} x="32" y="184">
        {id}
      </text>
    </svg>
  )
}
