import type { Check, Finding } from './finding.ts'
import { runTool } from './run-tool.ts'

/** The checks that are another program's: its exit code is the verdict, its output the fault. */
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
  // The two projects are checked side by side: more checkers for each would do much of the work twice. It keeps nearly
  // all that it allocates: to look for garbage less often saves a quarter, for a tenth more memory.
  run: (root) => verdict(root, 'tsc', ['-b', '--checkers', '1', '--pretty', 'false'], /$^/, { GOGC: '400' }),
}

export const deadCode: Check = {
  name: 'dead code',
  run: (root) => verdict(root, 'knip', ['--no-config-hints', '--no-progress'], /$^/),
}
