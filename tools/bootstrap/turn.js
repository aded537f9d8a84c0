import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './installed.js'

const lock = `${root}/.cache/prepare.lock`

/** Of two starts at the same moment, the second waits until the first has prepared the checkout. */
export async function takeTurn() {
  mkdirSync(`${root}/.cache`, { recursive: true })
  for (let isTold = false; ; await pause(200)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      process.once('exit', () => rmSync(lock, { force: true }))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isHeld()) rmSync(lock, { force: true })
    else if (!isTold) {
      console.log('Another process is preparing this checkout; waiting for it.')
      isTold = true
    }
  }
}

function isHeld() {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    // Just made and not written yet: held.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
