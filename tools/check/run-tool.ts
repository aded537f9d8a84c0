import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'

/** Runs a command of node_modules/.bin in the root. `output` is its output without colours. */
export async function runTool(
  root: string,
  command: string,
  args: string[],
  extraEnv: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const binFolder = join(root, 'node_modules/.bin')
  const child = spawn(join(binFolder, command), args, {
    cwd: root,
    // The tools' shebang line looks up `node`, which must be the pinned version.
    env: {
      ...process.env,
      PATH: `${binFolder}:${process.env.PATH}`,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      ...extraEnv,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, fault, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: Number(code ?? 1), output: stripVTControlCharacters(`${out}${fault}`).trim() }
}
