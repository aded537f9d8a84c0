import lighthouse from 'lighthouse'
import type { Figure } from './figures.ts'

const aims = [
  { audit: 'first-contentful-paint', name: 'frame painted, slow-4G phone', atMost: 1800, unit: 'ms' },
  { audit: 'largest-contentful-paint', name: 'largest content painted', atMost: 2500, unit: 'ms' },
  { audit: 'total-blocking-time', name: 'total blocking time', atMost: 200, unit: 'ms' },
  { audit: 'cumulative-layout-shift', name: 'layout shift', atMost: 0.02, unit: '' },
] as const

const runs = 3

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The first visit of a report by Lighthouse's phone on slow 4G; the median of three runs. */
export async function measureFirstVisit(name: string, address: string, port: number): Promise<Figure[]> {
  const seen: Record<string, number>[] = []
  for (let run = 0; run < runs; run++) {
    // The storage holds who is signed in; the cache is emptied all the same.
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
