import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

export interface ProcessLimits {
  timeMs: number
  /** Of the process and all that it has started, as they lie in memory. */
  memoryMb: number
}

/** How a process ended: by itself with a code, by a signal, or at one of its limits. */
export type ProcessEnd =
  | { code: number | null; signal: NodeJS.Signals | null; output: string }
  | { limit: 'time' | 'memory' }

/** Of what a process says. The rest is passed over. */
const maxOutput = 64 * 1024

const groups = new Set<number>()
// A server that ends takes its converters along; one that is killed leaves them to their own limits.
process.once('exit', () => {
  for (const group of groups) endGroup(group)
})

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const readOr = (path: string) => readFile(path, 'utf8').catch(() => '')

/** The memory of a process and its children in megabytes, as Linux counts it; 0 where nothing is said of it. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readOr(`/proc/${pid}/status`)
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  const children = (await readOr(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean)
  const rest = await Promise.all(children.map((child) => memoryOf(Number(child))))
  return rest.reduce((sum, memory) => sum + memory, own)
}

/** How often memory is looked at. */
const lookMs = 200

/** Runs a program with its children as a group, which is ended as a whole when it is over or reaches a limit. */
export function runLimited(
  program: string,
  given: readonly string[],
  { cwd, env, limits }: { cwd: string; env: NodeJS.ProcessEnv; limits: ProcessLimits },
): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, given, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
    const { pid } = child
    let output = ''
    let limit: 'time' | 'memory' | null = null
    const stop = (reached: 'time' | 'memory') => {
      limit ??= reached
      if (pid) endGroup(pid)
    }
    const timer = setTimeout(() => stop('time'), limits.timeMs)
    const look = setInterval(() => {
      if (!pid) return
      memoryOf(pid)
        .then((memory) => memory > limits.memoryMb && stop('memory'))
        .catch(reject)
    }, lookMs)
    const settle = () => {
      clearTimeout(timer)
      clearInterval(look)
      if (!pid) return
      endGroup(pid)
      groups.delete(pid)
    }
    if (pid) groups.add(pid)
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (text: string) => {
      if (output.length < maxOutput) output += text.slice(0, maxOutput - output.length)
    })
    child.once('error', (error) => {
      settle()
      reject(error)
    })
    child.once('close', (code, signal) => {
      settle()
      resolve(limit ? { limit } : { code, signal, output })
    })
  })
}
