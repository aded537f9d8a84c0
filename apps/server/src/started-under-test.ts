import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

interface Given {
  readonly env: Record<string, string>
  readonly cwd?: string
  /** Options of Node. */
  readonly options?: readonly string[]
}

/** Starts the real server as a process of its own, which the caller ends; returns it once it answers. */
export async function startMain({ env, cwd, options = [] }: Given, onStart: (child: ChildProcess) => void) {
  const child = spawn(process.execPath, [...options, join(import.meta.dirname, 'main.ts')], {
    ...(cwd !== undefined && { cwd }),
    env: { ...env, PORT: '0', CANDOR_DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onStart(child)
  let out = ''
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    out += text
    if (out.includes('Candor answers at')) break
  }
  child.stdout.resume()
  return { address: /answers at (\S+)/.exec(out)?.[1] ?? '', child, log: () => err }
}
