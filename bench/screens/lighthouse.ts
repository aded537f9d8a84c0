import lighthouse from 'lighthouse'
import type { Figure } from './figures.ts'

interface Aim {
  readonly audit: string
  readonly name: string
  readonly atMost: number
  readonly unit: Figure['unit']
}

const shift: Aim = { audit: 'cumulative-layout-shift', name: 'layout shift', atMost: 0.02, unit: '' }

/** The aims for a reviewer's report. */
const reportAims: readonly Aim[] = [
  { audit: 'first-contentful-paint', name: 'frame painted, slow-4G phone', atMost: 1800, unit: 'ms' },
  { audit: 'largest-contentful-paint', name: 'largest content painted', atMost: 1500, unit: 'ms' },
  { audit: 'total-blocking-time', name: 'total blocking time', atMost: 120, unit: 'ms' },
  shift,
]

/** The aims for the password page of a shared report: a field that accepts input. */
export const gateAims: readonly Aim[] = [
  { audit: 'interactive', name: 'interactive, slow-4G phone', atMost: 1500, unit: 'ms' },
  shift,
]

/** The aims for the sign-in page. */
export const signInAims: readonly Aim[] = [
  { audit: 'interactive', name: 'interactive, slow-4G phone', atMost: 1200, unit: 'ms' },
  shift,
]

/** The aims for a shared report without a password, with an empty cache. */
export const sharedAims: readonly Aim[] = [
  {
    audit: 'largest-contentful-paint',
    name: 'largest content painted, slow-4G phone',
    atMost: 1800,
    unit: 'ms',
  },
  shift,
]

const runs = 3

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The first visit of a page with Lighthouse's phone on slow 4G; the median of three runs. */
export async function measureFirstVisit(
  name: string,
  address: string,
  port: number,
  aims: readonly Aim[] = reportAims,
): Promise<Figure[]> {
  const seen: Record<string, number>[] = []
  for (let run = 0; run < runs; run++) {
    // The storage holds the session; the cache is cleared all the same.
    const result = await lighthouse(address, {
      port,
      disableStorageReset: true,
      onlyCategories: ['performance'],
      logLevel: 'error',
    })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message)
    const { audits } = result.lhr
    seen.push(Object.fromEntries(aims.map(({ audit }) => [audit, audits[audit]?.numericValue ?? Number.NaN])))
  }
  return aims.map(({ audit, name: what, atMost, unit }) => ({
    name: `${name}: ${what}`,
    value: median(seen.map((run) => run[audit] ?? Number.NaN)),
    atMost,
    unit,
  }))
}
