/** The wings of features/, in order: a wing imports only itself and the wings above it. */
export const wings = [
  'platform',
  'sign-in',
  'candidates',
  'report',
  'shares',
  'meetings',
  'findings',
  'review',
  'administration',
  'day',
  'tabs',
  'visitors',
] as const

/**
 * The imports against this order that still stand, from feature to feature. This list may only get shorter: a pair that
 * nothing imports any more is a fault, and so is a list longer than `maxBackward`.
 */
export const backward: readonly string[] = [
  'candidates/interviews → meetings/planning',
  'findings/manual-scores → review/held-back',
  'platform/drafts → sign-in/session',
  'platform/mail → sign-in/session',
  'platform/manage → sign-in/session',
  'report/report → meetings/planning',
  'sign-in/messaging-app → report/report',
  'sign-in/openid-connect → administration/directory',
  'sign-in/password-links → meetings/link-pages',
  'tabs/report-plan → visitors/candidate-pages',
]
const maxBackward = 10

/** An import of one file by another; paths from the root of the repository. */
export type Arrow = { readonly from: string; readonly to: string }

const isTest = (path: string) => /(\.test|-under-test)\.tsx?$/.test(path)

/** Returns the wing and the feature of a path, as `shares/shares`; undefined outside of features/. */
export function featureOf(path: string): string | undefined {
  return /^features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
}

const placeOf = (feature: string) => wings.findIndex((wing) => feature.startsWith(`${wing}/`))

/** Returns the faults of imports that go against the order of wings, and of the list of those that may. */
export function wingFaults(arrows: readonly Arrow[], known: readonly string[] = backward): string[] {
  const found = new Map<string, Arrow>()
  for (const arrow of arrows) {
    const from = featureOf(arrow.from)
    const to = featureOf(arrow.to)
    if (from === undefined || to === undefined || isTest(arrow.from) || isTest(arrow.to)) continue
    if (placeOf(from) < placeOf(to)) found.set(`${from} → ${to}`, arrow)
  }
  const faults = [...found].flatMap(([pair, { from, to }]) =>
    known.includes(pair) ? [] : [`wing-order: ${from} → ${to}; a wing imports only wings above it`],
  )
  const stale = known
    .filter((pair) => !found.has(pair))
    .map((pair) => `wing-order: ${pair} is listed, but gone`)
  const excess = known.length > maxBackward ? [`wing-order: ${known.length} pairs, past ${maxBackward}`] : []
  return [...faults, ...stale, ...excess]
}

/** Part of a feature: `rules` with the contract and the words, `server`, or `web`. */
function sideOf(path: string): string | undefined {
  const feature = featureOf(path)
  if (feature === undefined || isTest(path)) return undefined
  const inner = path.slice(`features/${feature}/`.length)
  const side = /^(server|web)\//.exec(inner)?.[1] ?? 'rules'
  return `${feature} ${side}`
}

/** Returns a ring of (feature, side) pairs that import each other, or null. Tests do not count. */
export function findCycle(arrows: readonly Arrow[]): string[] | null {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const a = sideOf(from)
    const b = sideOf(to)
    if (a === undefined || b === undefined || a === b) continue
    next.set(a, (next.get(a) ?? new Set()).add(b))
  }
  const done = new Set<string>()
  const walk = (node: string, path: readonly string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return null
    for (const other of next.get(node) ?? []) {
      const found = walk(other, [...path, node])
      if (found) return found
    }
    done.add(node)
    return null
  }
  for (const node of next.keys()) {
    const found = walk(node, [])
    if (found) return found
  }
  return null
}
