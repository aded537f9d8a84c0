import { z } from 'zod'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'
import { runTool } from './run-tool.ts'

const Report = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string(), couldNotResolve: z.boolean() })),
    }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
        comment: z.optional(z.string()),
      }),
    ),
  }),
})
type Arrow = { from: string; to: string }

/** Checks every rule of .dependency-cruiser.cjs, and that no features import each other in a cycle. */
export const boundaries: Check = { name: 'boundaries', run: check }

async function check(root: string): Promise<Finding> {
  const folders = ['apps', 'features', 'packages', 'bench', 'tools', 'e2e']
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--no-progress', ...folders]
  const { output } = await runTool(root, 'depcruise', args)
  const start = output.indexOf('{')
  if (start < 0) return { faults: [output] }
  const report = Report.parse(JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)))

  const own = report.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)))
  const written = await listFiles(root, [`{${folders}}/**/*.{ts,tsx}`])
  const faults = report.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)
  // Without a supported compiler, dependency-cruiser skips TypeScript files and reports nothing.
  if (own.length < written.length * 0.9)
    faults.push(`only ${own.length} of ${written.length} files were read`)
  const arrows = own.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  const cycle = findFeatureCycle(arrows)
  if (cycle) faults.push(`features need each other: ${cycle.join(' → ')}`)
  return { faults, note: `${own.length} modules, ${arrows.length} arrows` }
}

/**
 * Returns a cycle of features that import each other, or null.
 *
 * Tests do not count, nor does the gate of access: every feature's server uses it, and it uses some of them.
 */
export function findFeatureCycle(arrows: Arrow[]): string[] | null {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const [a, b] = [featureOf(from), featureOf(to)]
    const isExempt = [from, to].some((path) =>
      /(\.test|-under-test)\.tsx?$|^features\/platform\/access\/server\/gate/.test(path),
    )
    if (!a || !b || a === b || isExempt) continue
    next.set(a, (next.get(a) ?? new Set()).add(b))
  }
  const done = new Set<string>()
  const walk = (feature: string, path: string[]): string[] | null => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature]
    if (done.has(feature)) return null
    for (const other of next.get(feature) ?? []) {
      const found = walk(other, [...path, feature])
      if (found) return found
    }
    done.add(feature)
    return null
  }
  for (const feature of next.keys()) {
    const found = walk(feature, [])
    if (found) return found
  }
  return null
}

function featureOf(path: string): string | undefined {
  return /^features\/[^/]+\/([^/]+)\//.exec(path)?.[1]
}
