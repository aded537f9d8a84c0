import type { Check, Finding } from './finding.ts'
import { runTool } from './run-tool.ts'

/** Runs a check that is another program: it fails by its exit code, with its output as the fault. */
async function verdict(
  root: string,
  command: string,
  args: string[],
  note: RegExp,
  env: Record<string, string> = {},
): Promise<Finding> {
  const { code, output } = await runTool(root, command, args, env)
  return { faults: code === 0 ? [] : [output], note: note.exec(output)?.[1] }
}

export const format: Check = {
  name: 'format and lint',
  run: (root) =>
    verdict(
      root,
      'biome',
      ['ci', '.', '--diagnostic-level=error', '--max-diagnostics=40'],
      /Checked (\d+ files)/,
    ),
}

export const types: Check = {
  name: 'types',
  // The two projects are checked in parallel: more checkers for each would repeat much of the work. The compiler keeps
  // nearly all of its memory, so a less frequent garbage collection saves a quarter of the time, for a tenth more
  // memory.
  run: (root) => verdict(root, 'tsc', ['-b', '--checkers', '1', '--pretty', 'false'], /$^/, { GOGC: '400' }),
}

export const deadCode: Check = {
  name: 'dead code',
  run: (root) => verdict(root, 'knip', ['--no-config-hints', '--no-progress'], /$^/),
}
