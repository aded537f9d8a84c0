import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { errorCode } from '@candor/kernel/error-code'

export interface ProcessLimits {
  timeMs: number
  /** Memory of the process and all that it has started. */
  memoryMb: number
}

/** How a process ended: by itself with a code, by a signal, or at one of its limits. */
export type ProcessEnd =
  | { code: number | null; signal: NodeJS.Signals | null; output: string }
  | { limit: 'time' | 'memory' }

/** How much output of a process is read; the rest is dropped. */
const maxOutput = 64 * 1024

/** The processor time of a process for each unit of its time limit: more than a running server ever lets it use. */
const processorTime = 4

const groups = new Set<number>()
// A server that stops kills its programs; those of a killed server end at their limit of processor time.
process.once('exit', () => {
  for (const group of groups) endGroup(group)
})

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

const readOr = (path: string) => readFile(path, 'utf8').catch(() => '')

/** The memory of a process and its children in megabytes, from Linux's counts; 0 where there are none. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readOr(`/proc/${pid}/status`)
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  const children = (await readOr(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean)
  const rest = await Promise.all(children.map((child) => memoryOf(Number(child))))
  return rest.reduce((sum, memory) => sum + memory, own)
}

/** How often memory is measured. */
const lookMs = 200

/** Linux shares its processors among sessions first, and a program has a session of its own. */
const niced = (niceness: number) =>
  `{ echo ${niceness} > /proc/self/autogroup; } 2>/dev/null; exec nice -n ${niceness}`

interface ProcessSettings {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly limits: ProcessLimits
  /** From 1 to 19 for work in the background, so that the server comes first; left out for a reader who waits. */
  readonly niceness?: number
}

/** A program that runs as a group with its children, which is killed when it is over or reaches a limit. */
export interface LimitedProcess {
  readonly child: ChildProcess
  /** Resolves when it is over: with the limit that it reached, else null. Rejects if it could not start. */
  readonly ended: Promise<'time' | 'memory' | null>
  end(): void
}

/** Starts a program, by its path. Throws where there is none. */
export function startLimited(
  program: string,
  given: readonly string[],
  { cwd, env, limits, niceness = 0 }: ProcessSettings,
  stdio: StdioOptions,
): LimitedProcess {
  accessSync(program, constants.X_OK)
  // A shell that is replaced by the program: its limits hold for the program and everything that it starts.
  const seconds = Math.ceil((limits.timeMs * processorTime) / 1000)
  const allowed = `ulimit -t ${seconds}; ${niceness > 0 ? niced(niceness) : 'exec'} "$0" "$@"`
  const child = spawn('/bin/sh', ['-c', allowed, program, ...given], { cwd, env, detached: true, stdio })
  const { pid } = child
  const ended = new Promise<'time' | 'memory' | null>((resolve, reject) => {
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
    child.once('error', (error) => {
      settle()
      reject(error)
    })
    child.once('close', () => {
      settle()
      resolve(limit)
    })
  })
  return { child, ended, end: () => pid && endGroup(pid) }
}

/** Runs a program to its end, and keeps its output. */
export async function runLimited(
  program: string,
  given: readonly string[],
  settings: ProcessSettings,
): Promise<ProcessEnd> {
  const { child, ended } = startLimited(program, given, settings, ['ignore', 'pipe', 'ignore'])
  let output = ''
  child.stdout?.setEncoding('utf8')
  child.stdout?.on('data', (text: string) => {
    if (output.length < maxOutput) output += text.slice(0, maxOutput - output.length)
  })
  const limit = await ended
  return limit ? { limit } : { code: child.exitCode, signal: child.signalCode, output }
}
