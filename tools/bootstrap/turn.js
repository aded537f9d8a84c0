import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './installed.js'

/** How long a new lock file may be empty (milliseconds); after that its writer has died, or the disk was full. */
const writingMs = 5_000

/** Takes a lock: of two starts at the same time, the second waits until the first has prepared the checkout. */
export async function takeTurn(lock = `${root}/.cache/prepare.lock`) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let isTold = false; ; await pause(200)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      process.once('exit', () => rmSync(lock, { force: true }))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isHeld(lock)) rmSync(lock, { force: true })
    else if (!isTold) {
      console.log(`Another process is preparing this checkout; waiting for it. It holds ${lock}.`)
      isTold = true
    }
  }
}

/**
 * Whether the process of a lock file still runs. A killed one leaves its file behind, and after a restart of the
 * machine or container its id may be another's.
 */
function isHeld(lock) {
  try {
    const { mtimeMs } = statSync(lock)
    const pid = Number(readFileSync(lock, 'utf8'))
    const now = Date.now()
    if (pid === 0) return now - mtimeMs < writingMs
    return pid !== process.pid && mtimeMs >= now - uptime() * 1000 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
