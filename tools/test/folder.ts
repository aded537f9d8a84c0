import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Linux's file system in memory. */
const memory = '/dev/shm'

/** Free bytes that are needed there: a run of all tests uses up to half a GB, and other processes need memory too. */
const room = 4 * 2 ** 30

/**
 * Creates the folder for files of a test run. It is removed when this process ends.
 *
 * It is in memory if there is enough: each test file has its own database, and creating and dropping its hundreds of
 * files takes a fifth of the tests' time on a disk.
 */
export async function openTestFolder(): Promise<string> {
  const folder = await mkdtemp(join((await isFit(memory)) ? memory : tmpdir(), 'candor-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  return folder
}

async function isFit(parent: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(parent)
    return bavail * bsize > room && freemem() > room && (await takesPrograms(parent))
  } catch {
    return false
  }
}

/** Whether programs written there can be run, as some tests do: containers often forbid it for memory file systems. */
async function takesPrograms(parent: string): Promise<boolean> {
  const folder = await mkdtemp(join(parent, 'candor-tests-'))
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
