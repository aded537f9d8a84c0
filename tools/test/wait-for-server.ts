import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** A started server: the files with its process id and its log. */
interface Started {
  readonly port: number
  readonly pidFile: string
  readonly log: string
}

const readOr = (path: string) => readFile(path, 'utf8').catch(() => '')

/** Whether the process has ended. Its id is written before the server starts: without one, nothing is known. */
async function hasEnded(pidFile: string): Promise<boolean> {
  const pid = Number(await readOr(pidFile))
  if (!pid) return false
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

/** Resolves when a server answers. Rejects with the end of its log if it ends, or takes longer than `limitMs`. */
export async function waitForServer({ port, pidFile, log }: Started, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer?.ok) return
    if (await hasEnded(pidFile)) break
    await setTimeout(250)
  }
  const words = (await readOr(log)).trim().split('\n').slice(-20).join('\n')
  throw new Error(`the server at port ${port} did not start. ${log} ends with:\n${words}`)
}
