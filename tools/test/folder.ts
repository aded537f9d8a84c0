import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'

/** Bytes that have to be free there: a run of all tests holds up to half a GB, and the machine does other work beside. */
const room = 4 * 2 ** 30

/**
 * Makes a folder for what a run of tests writes. It goes when this process ends.
 *
 * In memory where there is plenty of it: each file of tests has a database of its own, and to make and to drop its
 * hundreds of files takes a fifth of all tests' time on a disk.
 */
export async function openTestFolder(): Promise<string> {
  const folder = await mkdtemp(join((await isFit(memory)) ? memory : tmpdir(), 'candor-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  return folder
}

async function isFit(place: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(place)
    return bavail * bsize > room && freemem() > room && (await takesPrograms(place))
  } catch {
    return false
  }
}

/** Whether a program can be run that is written there, as some tests do: containers often forbid it for memory. */
async function takesPrograms(place: string): Promise<boolean> {
  const folder = await mkdtemp(join(place, 'candor-tests-'))
  try {
    const program = join(folder, 'program')
    await writeFile(program, '#!/bin/sh\n', { mode: 0o755 })
    await promisify(execFile)(program)
    return true
  } catch {
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
