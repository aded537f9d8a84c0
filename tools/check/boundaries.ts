import { z } from 'zod'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'
import { runTool } from './run-tool.ts'
import { findCycle, wingFaults } from './wings.ts'

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

/**
 * Checks every rule of .dependency-cruiser.cjs, the order of wings, and that no sides of features import each other in a
 * cycle.
 */
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
  const cycle = findCycle(arrows)
  if (cycle) faults.push(`features need each other: ${cycle.join(' → ')}`)
  faults.push(...wingFaults(arrows))
  return { faults, note: `${own.length} modules, ${arrows.length} arrows` }
}
